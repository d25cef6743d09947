"""Tokens hold for an evening and for the people of its seats."""

from __future__ import annotations

from companion.web.passes import Passes, new_token


def test_no_two_tokens_are_alike():
    assert len({new_token() for _ in range(1000)}) == 1000


def test_the_first_evening_keeps_the_spectators_token_that_was_told_before_it():
    passes = Passes()
    before = passes.spectator
    assert passes.hold_for(1, ("Kim", "Leah"))
    assert passes.spectator == before
    assert list(passes.seats) == ["Kim", "Leah"]


def test_while_nobody_comes_or_goes_all_tokens_hold():
    passes = Passes()
    passes.hold_for(1, ("Kim", "Leah"))
    before = dict(passes.seats)
    assert not passes.hold_for(1, ("Kim", "Leah"))
    assert passes.seats == before


def test_a_seat_that_changes_hands_gets_another_token_and_the_others_keep_theirs():
    passes = Passes()
    passes.hold_for(1, ("Kim", "Leah"))
    kim, leah = passes.seats.values()
    assert passes.hold_for(1, ("Kim", "Alex"))
    assert passes.seats["Kim"] == kim
    assert leah not in passes.seats.values()


def test_whoever_moves_to_another_seat_keeps_the_token():
    passes = Passes()
    passes.hold_for(1, ("Kim", "Leah"))
    before = dict(passes.seats)
    assert passes.hold_for(1, ("Leah", "Kim"))
    assert list(passes.seats.items()) == [("Leah", before["Leah"]), ("Kim", before["Kim"])]


def test_in_another_evening_all_tokens_are_others():
    passes = Passes()
    passes.hold_for(1, ("Kim", "Leah"))
    before = {passes.spectator, *passes.seats.values()}
    assert passes.hold_for(2, ("Kim", "Leah"))
    assert not before & {passes.spectator, *passes.seats.values()}


def test_new_tokens_can_be_asked_for():
    passes = Passes()
    passes.hold_for(1, ("Kim",))
    before = {passes.spectator, *passes.seats.values()}
    passes.renew()
    assert not before & {passes.spectator, *passes.seats.values()}
    assert list(passes.seats) == ["Kim"]
