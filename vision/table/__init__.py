"""The table under the camera: calibration, changes, hands, and the steady scene."""
