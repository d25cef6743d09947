"""A form while it is filled in; immutable, each choice gives the next draft."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, Final

from companion.records.forms.form import Field, Form, Path, Value

Said = Mapping[Path, Value]
"""What is said of an event at once, by the path of the form's field."""
NOTHING: Final[Said] = MappingProxyType({})
"""Nothing but that it happened."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What a person has said so far.

    Attributes:
        forms: the forms of the game, the likeliest first.
        number: which form is filled in, None while that is still to be chosen.
        values: what was chosen, a tuple for each field of the form.
        at: the field that is filled in now.
        first: the field from which taking back leads out of the form.
    """

    forms: tuple[Form, ...]
    number: int | None = None
    values: tuple[tuple[Value, ...], ...] = ()
    at: int = 0
    first: int = 0

    @classmethod
    def of(cls, forms: tuple[Form, ...], line: Mapping[str, Any]) -> Draft:
        """A draft that says what a line says, at its last field; empty for an event that has no form."""
        for number, form in enumerate(forms):
            if form.event == line["event"]:
                values = form.values(line)
                last = max((at for at, chosen in enumerate(values) if chosen), default=0)
                return cls(forms, number, values, last)
        return cls(forms)

    def among(self, forms: tuple[Form, ...]) -> Draft:
        """The draft that says the same in the forms of another position."""
        if self.form is None:
            return Draft(forms)
        number = next(number for number, form in enumerate(forms) if form.event == self.form.event)
        places = {field.path: place for place, field in enumerate(forms[number].fields)}
        at, first = (
            places[self.form.fields[place].path] if self.form.fields else 0 for place in (self.at, self.first)
        )
        return Draft(forms, number, forms[number].values(self.line), at, first)

    @property
    def form(self) -> Form | None:
        """The form that is filled in."""
        return None if self.number is None else self.forms[self.number]

    @property
    def field(self) -> Field | None:
        """The field that is filled in now, None when there is none."""
        form = self.form
        return form.fields[self.at] if form and form.fields else None

    @property
    def chosen(self) -> tuple[Value, ...]:
        """What was chosen for that field."""
        return self.values[self.at] if self.field else ()

    @property
    def more(self) -> bool:
        """Whether another field follows, and this one has all that it needs."""
        form, field = self.form, self.field
        if form is None or field is None:
            return False
        following = form.fields[self.at + 1 :]
        may_say_it = any(other.path[0] == field.path[0] for other in following)
        wanting = form.wanting(self.values)[self.at]
        return bool(following) and field.enough(self.chosen) and (may_say_it or not wanting)

    @property
    def complete(self) -> bool:
        """Whether all that must be said is said."""
        return self.form is not None and self.form.complete(self.values)

    @property
    def line(self) -> dict[str, Any]:
        """The record's line as far as it is known; only for a draft whose form is chosen."""
        if self.form is None:
            raise ValueError("nothing is known of a draft without a form")
        return self.form.line(self.values)

    @property
    def ended(self) -> bool:
        """Whether nothing is left that could be said: what is optional was said, or follows from the rest."""
        if self.form is None or not self.complete:
            return False
        said = zip(self.form.fields, self.values, strict=True)
        keys = {field.path[0] for field, chosen in zip(self.form.fields, self.values, strict=True) if chosen}
        return all(
            len(chosen) == field.most or (not chosen and field.path[0] in keys) for field, chosen in said
        )

    def begin(self, event: str, said: Said = NOTHING, field: Path | None = None) -> Draft:
        """Begin the form of an event with what a touch on the table says of it.

        Args:
            event: the event's name in the record; one of those that have a form.
            said: what the touch says; what the form has no field for is left out.
            field: the path of the field to fill in first, None for the first one of which nothing is said.
        """
        number = next(number for number, form in enumerate(self.forms) if form.event == event)
        fields = self.forms[number].fields
        values = tuple((said[one.path],) if one.path in said else one.preset for one in fields)
        if field is None:
            at = next((place for place, chosen in enumerate(values) if not chosen), 0)
        else:
            at = next(place for place, one in enumerate(fields) if one.path == field)
        return Draft(self.forms, number, values, at, at)

    def choose(self, value: Value) -> Draft:
        """Choose a value for this field; once the field is full, the next one that needs a value follows."""
        field = self.field
        if field is None or value not in field.options:
            return self
        if field.most == 1:
            return _onwards(self._with((value,)))
        if len(self.chosen) == field.most:
            return self
        longer = self._with((*self.chosen, value))
        return _onwards(longer) if len(longer.chosen) == field.most else longer

    def following(self) -> Draft:
        """Go on to the next field."""
        return replace(self, at=self.at + 1) if self.more else self

    def back(self) -> Draft:
        """Take back the last choice: in this field, else in the one before, else the form itself."""
        if self.chosen:
            return self._with(self.chosen[:-1])
        if self.at <= self.first:
            return Draft(self.forms)
        return replace(self, at=self.at - 1)

    def _with(self, chosen: tuple[Value, ...]) -> Draft:
        return replace(self, values=(*self.values[: self.at], chosen, *self.values[self.at + 1 :]))


def _onwards(draft: Draft) -> Draft:
    """The draft at the next field in which something is wanting, else where it is."""
    if draft.form is None:
        return draft
    wanting = draft.form.wanting(draft.values)
    return replace(draft, at=next((at for at in range(draft.at + 1, len(wanting)) if wanting[at]), draft.at))
