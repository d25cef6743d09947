"""The page in a real browser: it follows the game, a phone passes for its seat and for no other.

Debian's packages chromium and chromium-driver; `scripts/system_packages` installs them.
"""

from __future__ import annotations

import os
import shutil
import time
from contextlib import closing

import pytest

from companion.screens.intents import Purpose, Touch
from companion.screens.wish_intents import AnswerWish
from companion.table.inputs import Action
from companion.texts import LANGUAGES
from companion.web.address import Address, listening
from companion.web.phones import Phones
from tests.games.up.page_views import MOMENTS
from tests.web.served import HOST, PATIENCE, arrives, port_of, served, token_of

PHONE, TELEVISION, SMALL_TELEVISION = (390, 844), (1920, 1080), (1280, 720)
LEAST_LETTERS = 0.019
"""Size of the page's letters as a part of a television's height, at least; on 1080 lines they have 20."""
LEAST_BUTTON = 48
LEAST_CONTRAST = 4.5
"""WCAG 2.2, success criterion 1.4.3."""

CONTRASTS = """
function shine(rgb) {
  var parts = rgb.match(/[0-9.]+/g).slice(0, 3).map(function (part) {
    var value = part / 255;
    return value <= 0.03928 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
  });
  return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
}
function ground(element) {
  for (; element; element = element.parentElement) {
    var colour = getComputedStyle(element).backgroundColor;
    if (!/, 0\\)$/.test(colour)) { return colour; }
  }
  return "rgb(255, 255, 255)";
}
var poor = [];
document.querySelectorAll("h1, h2, p, li, span, button, summary").forEach(function (element) {
  if (!element.offsetParent || !element.textContent.trim() || element.disabled) { return; }
  var one = shine(getComputedStyle(element).color), other = shine(ground(element));
  var contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
  if (contrast < arguments[0]) { poor.push(element.textContent + " " + contrast.toFixed(2)); }
}.bind(null));
return poor;
"""


@pytest.fixture(scope="module")
def browser():
    """Chromium without a window."""
    called = shutil.which("chromium") or shutil.which("chromium-browser")
    programs = {"chromium": called, "chromedriver": shutil.which("chromedriver")}
    if None in programs.values():
        missing = "chromium" if programs["chromium"] is None else "chromium-driver"
        message = f"needs Debian's package {missing}: scripts/system_packages installs it"
        pytest.fail(message) if os.environ.get("CI") == "true" else pytest.skip(message)
    from selenium.webdriver import Chrome, ChromeOptions, ChromeService

    options = ChromeOptions()
    options.binary_location = programs["chromium"]
    for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"):
        options.add_argument(argument)
    driver = Chrome(options=options, service=ChromeService(programs["chromedriver"]))
    yield driver
    driver.quit()


def shown(browser, size=PHONE, scheme="dark") -> None:
    width, height = size
    features = [{"name": "prefers-color-scheme", "value": scheme}]
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500}
    browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)


def text_of(browser, name: str) -> str:
    return browser.execute_script("return document.getElementById(arguments[0]).innerText", name)


def comes(browser, name: str, part: str) -> bool:
    """Whether an element comes to hold a text."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if part in text_of(browser, name):
            return True
        time.sleep(0.02)
    return False


def buttons(browser, section="press") -> list[str]:
    """What can be pressed in a part of the page."""
    return browser.execute_script(
        "return Array.from(document.querySelectorAll('#' + arguments[0] + ' button'))"
        ".filter(b => !b.disabled).map(b => b.innerText)",
        section,
    )


def click(browser, label: str, section="press") -> None:
    browser.execute_script(
        "var all = Array.from(document.querySelectorAll('#' + arguments[1] + ' button'));"
        "all.find(b => b.innerText === arguments[0]).click()",
        label,
        section,
    )


def offered(browser, part: str = "") -> list[str]:
    """What of a play that is told may be pressed, once something may that holds a text."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        labels = [label for label in buttons(browser, "tell") if part in label]
        if labels:
            return labels
        time.sleep(0.02)
    return []


def chosen(browser, phones, view, part: str) -> None:
    """Press something of a play that is told; the table is told nothing by that."""
    click(browser, offered(browser, part)[0], "tell")
    assert arrives(phones, view, within=0.5) == []


def test_a_phone_passes_for_its_seat_and_for_no_other(browser, to_beat):
    with served(to_beat) as phones:
        shown(browser)
        browser.get(next(link.url for link in phones.links if link.player == "Leah"))
        assert comes(browser, "seat", "Leah")
        assert comes(browser, "buttons", "Pass")
        assert buttons(browser) == ["Pass"]
        assert buttons(browser, "tell")[0] == "What if?"
        click(browser, "Pass")
        assert arrives(phones, to_beat) == [Touch(Action.PASS, 1)]
        assert comes(browser, "outcome", "Sent.")
        forged = browser.execute_async_script(
            "fetch('press?t=' + arguments[0], {method: 'POST', headers: {'Content-Type': 'application/json'},"
            "body: JSON.stringify({name: 'pass', picture: 2, seat: 0})}).then(a => arguments[1](a.status))",
            token_of(phones, "Leah")[:-1],
        )
        assert forged == 403
        assert arrives(phones, to_beat, within=0.5) == []


def test_a_phone_asks_what_if_and_who_looks_on_cannot(browser, to_beat):
    with served(to_beat) as phones:
        shown(browser)
        browser.get(next(link.url for link in phones.links if link.player == "Leah"))
        chosen(browser, phones, to_beat, "What if?")
        assert comes(browser, "tell-asked", "What if this happened?")
        chosen(browser, phones, to_beat, "Passed")
        assert comes(browser, "tell-answer", "Leah")
        assert offered(browser) == ["Another play", "Close"]
        browser.get(phones.links[0].url)
        assert comes(browser, "who", "Alexander")
        assert browser.execute_script("return document.getElementById('tell').hidden")


def test_a_phone_puts_its_card_right_once_the_table_agrees(browser, played):
    with served(played) as phones:
        shown(browser)
        browser.get(next(link.url for link in phones.links if link.player == "Leah"))
        chosen(browser, phones, played, "Correct it")
        assert comes(browser, "tell-asked", "Which of your plays")
        chosen(browser, phones, played, "Reveal")
        assert comes(browser, "tell-asked", "What was really there?")
        chosen(browser, phones, played, "→")
        assert comes(browser, "tell-outcome", "The table’s screen now asks")
        told = phones.answer(AnswerWish(phones.wished.number, agreed=True))
        assert told.purpose is Purpose.CORRECT
        phones.show(played, "en", 1)
        assert comes(browser, "tell-outcome", "The table agrees")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_every_card_to_choose_from_fits_on_a_phone_and_is_easy_to_press(browser, to_beat, scheme):
    with served(to_beat) as phones:
        shown(browser, PHONE, scheme)
        browser.get(next(link.url for link in phones.links if link.player == "Kim"))
        chosen(browser, phones, to_beat, "What if?")
        chosen(browser, phones, to_beat, "Cards laid")
        assert comes(browser, "tell-asked", "Which cards?")
        assert browser.execute_script("return document.documentElement.scrollWidth") <= PHONE[0]
        sides = browser.execute_script(
            "return Array.from(document.querySelectorAll('#tell button')).map(b => "
            "Math.min(b.offsetWidth, b.offsetHeight))"
        )
        assert len(sides) > 50
        assert min(sides) >= LEAST_BUTTON
        assert browser.execute_script(CONTRASTS, LEAST_CONTRAST) == []


def test_a_forged_token_gets_nothing(browser, to_beat):
    with served(to_beat) as phones:
        browser.get(f"http://{HOST}:{port_of(phones)}/?t=forged")
        assert "Kim" not in browser.page_source
        assert browser.execute_script("return document.getElementById('main')") is None


def test_the_page_follows_the_game_in_the_evenings_language(browser, refused, played):
    with served(refused) as phones:
        browser.get(phones.links[0].url)
        assert comes(browser, "told", "UAD-23")
        assert browser.execute_script("return document.getElementById('ruling').className") == "stands"
        phones.show(played, "de", 1)
        assert comes(browser, "told", "Richtig")
        assert text_of(browser, "who") == "Alexander der Große"
        assert browser.execute_script("return document.documentElement.lang") == "de"
        assert browser.execute_script("return document.getElementById('press').hidden")


def test_a_question_is_answered_on_the_phone_of_whom_it_asks(browser, asked):
    with served(asked) as phones:
        browser.get(next(link.url for link in phones.links if link.player == "Kim"))
        assert comes(browser, "asked", "For how many cards does Kim’s set count?")
        click(browser, buttons(browser)[0])
        assert arrives(phones, asked) == [Touch(Action.ANSWER, 0, 0)]


def test_a_lost_connection_is_told_and_comes_back_by_itself(browser, played, refused):
    with served(played) as phones:
        browser.get(phones.links[0].url)
        assert comes(browser, "told", "Right")
        phones._program._program._process.kill()
        phones._program._program._process.wait()
        assert comes(browser, "connection", "The connection is lost.")
        phones.show(refused, "en", 1)
        assert comes(browser, "told", "UAD-23")
        assert text_of(browser, "connection") == ""


def test_a_code_that_holds_no_more_is_told(browser, played):
    with served(played) as phones:
        browser.get(phones.links[0].url)
        assert comes(browser, "told", "Right")
        phones.renew()
        assert comes(browser, "connection", "no longer valid")
        assert browser.execute_script("return document.getElementById('main').hidden")


def test_two_evenings_on_one_port_share_nothing(browser, played):
    with closing(Phones(listening(Address(HOST, 0)), HOST, "en")) as phones:
        phones.show(played, "en", 1)
        old = phones.links[0].url
        phones.show(played, "en", 2)
        browser.get(old)
        assert "Kim" not in browser.page_source


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL_TELEVISION, TELEVISION])
@pytest.mark.parametrize("moment", ["ten-long", "ten-second", "ten-over"])
def test_a_television_shows_ten_people_without_scrolling(browser, tmp_path, moment, size, language):
    view = MOMENTS[moment](tmp_path)
    with served(view, language=language) as phones:
        shown(browser, size)
        browser.get(phones.links[0].url)
        assert comes(browser, "seats", view.game.header.players[-1])
        high, wide, letters = browser.execute_script(
            "var root = document.documentElement;"
            "return [root.scrollHeight, root.scrollWidth, parseFloat(getComputedStyle(root).fontSize)]"
        )
        assert (wide, high) == size
        assert letters >= LEAST_LETTERS * size[1]


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [PHONE, TELEVISION])
def test_it_fits_is_easy_to_read_and_easy_to_press(browser, asked, size, scheme):
    shown(browser, size, scheme)
    with served(asked) as phones:
        browser.get(next(link.url for link in phones.links if link.player == "Kim"))
        assert comes(browser, "asked", "Kim’s set")
        wide = browser.execute_script("return document.documentElement.scrollWidth")
        assert wide <= size[0]
        sides = browser.execute_script(
            "return Array.from(document.querySelectorAll('#buttons button, summary')).map(b => "
            "Math.min(b.offsetWidth, b.offsetHeight))"
        )
        assert min(sides) >= LEAST_BUTTON
        assert browser.execute_script(CONTRASTS, LEAST_CONTRAST) == []


def test_it_is_told_to_a_screen_reader(browser, refused):
    with served(refused) as phones:
        browser.get(phones.links[0].url)
        assert comes(browser, "told", "UAD-23")
        tree = browser.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
        roles = {node["role"]["value"] for node in tree if "role" in node and not node.get("ignored")}
        assert {"main", "banner", "heading", "region", "status", "list"} <= roles
        named = {node["name"]["value"] for node in tree if node.get("role", {}).get("value") == "region"}
        assert {"Whose turn", "Last ruling", "Table", "Score"} <= named
