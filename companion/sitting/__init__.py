"""A sitting: what the camera sees and what people press becomes events that are ruled on, and a view."""

from companion.sitting.sitting import Sitting

__all__ = ["Sitting"]
