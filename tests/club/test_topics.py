"""The topics of a club."""

from __future__ import annotations

import pytest

from companion.club.topics import OfTable, TableTopic, club_online, read_topic, table_topic


@pytest.mark.parametrize("topic", list(TableTopic))
def test_a_tables_topic_is_read_as_it_is_written(topic):
    assert read_topic("club", table_topic("club", "7", topic)) == OfTable("7", topic)


@pytest.mark.parametrize(
    "topic",
    ["club/table/7", "club/table/7/other", "other/table/7/state", "club/table/a b/state", "club/club/online",
     "club/table/7/state/more", "table/7/state", ""],
)  # fmt: skip
def test_any_other_topic_is_none_of_a_table(topic):
    assert read_topic("club", topic) is None


def test_the_names_of_topics_are_those_of_the_documentation():
    assert table_topic("club", "+", TableTopic.EVENT) == "club/table/+/event"
    assert club_online("club") == "club/club/online"


def test_events_alone_are_not_kept_by_the_broker_and_the_club_counts_and_seats():
    assert [topic for topic in TableTopic if not topic.retained] == [TableTopic.EVENT]
    assert [topic for topic in TableTopic if topic.of_club] == [TableTopic.COUNTED, TableTopic.SEATING]
