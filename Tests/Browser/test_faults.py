"""What one session does to itself stays its own: traps, reducers that never return, texts too long."""

import re

import pytest
from playwright.sync_api import expect

from client import Client


def press(page, name):
    """Presses once and in one step, as a page that comes back replaces the button; Playwright's click takes more."""
    page.evaluate(
        "name => [...document.querySelectorAll('main button')].find(some => some.innerText === name).click()", name
    )


def counted(page, number):
    """Waits until a page has counted so far; it may have to connect anew before."""
    shown = page.locator("main").get_by_text(f"Counted {number}")
    expect(shown).to_be_visible(timeout=30_000)


def revive(server, times):
    """Starts a server again as often as it ends by itself."""
    for _ in range(times):
        server.process.wait(timeout=30)
        server.start()


def metric(server, name):
    return int(re.search(rf"^{name} (\d+)$", server.get("/metrics").read().decode(), re.M)[1])


@pytest.fixture
def brief(monkeypatch):
    """Has a trap end a program at once, without the seconds in which Swift writes the stack."""
    monkeypatch.setenv("SWIFT_BACKTRACE", "enable=no")


def is_told(page, text):
    expect(page.locator("#assertive")).to_have_text(re.compile(text), timeout=40_000)


def test_an_action_that_traps_twice_is_set_aside(serve, visit, brief):
    server = serve("WebFaults")
    page, other = visit(server.address), visit(server.address)
    for some in page, other:
        press(some, "Count")
        counted(some, 1)
    press(page, "Trap")
    revive(server, 2)
    is_told(page, "makes the program fail")
    press(page, "Count")
    counted(page, 2)
    press(other, "Count")
    counted(other, 2)
    assert server.process.poll() is None
    assert metric(server, "web_actions_set_aside_total") == 1
    # Another that was about to go on is noted as well, but with a number of its own.
    assert len(re.findall("number=2 .*A process ended while", server.said())) == 2
    assert len(re.findall("kind=press.*An action is set aside", server.said())) == 1
    # The second time a process notes what it is about to do.
    named = r"action=trapTapped.*feature=Faults.*%s"
    for told in "A process ended while", "An action is set aside":
        assert len(re.findall(named % told, server.said())) == 1


def test_views_that_trap_when_they_are_made_begin_without_their_state(serve, visit, brief):
    server = serve("WebFaults")
    page = visit(server.address)
    press(page, "Count")
    counted(page, 1)
    press(page, "Break")
    revive(server, 2)
    is_told(page, "makes the program fail")
    press(page, "Count")
    counted(page, 2)
    assert server.process.poll() is None


def test_what_an_effect_sends_may_trap_twice(serve, visit, brief):
    server = serve("WebFaults")
    page, other = visit(server.address), visit(server.address)
    for some in page, other:
        press(some, "Count")
        counted(some, 1)
    press(page, "Trap in an effect")
    revive(server, 2)
    is_told(page, "makes the program fail")
    for some, number in (page, 1), (other, 2):
        press(some, "Count")
        counted(some, number)
    assert server.process.poll() is None
    assert re.search("action=effectCame.*feature=Faults.*A process ended while", server.said())


def test_an_effect_whose_reducer_never_returns_keeps_nobody_waiting(serve, visit):
    server = serve("WebFaults", "late-after=3")
    page = visit(server.address)
    press(page, "Count")
    counted(page, 1)
    press(page, "Hang in an effect")
    other = visit(server.address)
    for number in range(1, 9):
        press(other, "Count")
        counted(other, number)
    # Its view starts it once more, and then the session begins without it.
    is_told(page, "makes the program fail")
    press(page, "Count")
    counted(page, 1)
    known = "action=effectCame.*feature=Faults.*"
    assert len(re.findall(f"{known}has not returned for two seconds", server.said())) == 2
    assert len(re.findall(f"{known}did not return, so its session begins again", server.said())) == 2
    assert server.stop() == 0


def test_reducers_that_never_return_keep_nobody_waiting(serve, visit):
    server = serve("WebFaults", "late-after=4")
    page = visit(server.address)
    press(page, "Count")
    counted(page, 1)
    stuck = [Client(server) for _ in range(5)]
    for client in stuck:
        html = client.attach()
        client.act(1, int(re.search(r'value="(\d+)"[^>]*>\+?Hang<', html)[1]), "p")
    press(page, "Hang")
    other = visit(server.address)
    for number in range(1, 9):
        press(other, "Count")
        counted(other, number)
    is_told(page, "makes the program fail")
    press(page, "Count")
    counted(page, 2)
    known = "action=hangTapped.*feature=Faults.*"
    assert re.search(f"{known}has not returned for two seconds", server.said())
    assert re.search(f"{known}did not return, so its session begins again", server.said())
    assert re.search(f"{known}kind=press.*An action is set aside", server.said())
    assert metric(server, "web_actions_late_total") >= 6
    assert server.stop() == 0


def test_a_text_that_is_too_long_stays_in_its_field(serve, visit):
    server = serve("WebFaults")
    page = visit(server.address)
    field = page.get_by_role("textbox", name="Name")
    field.fill("x" * 70_000)
    is_told(page, "This text is too long")
    press(page, "Count")
    counted(page, 1)
    assert len(field.input_value()) == 70_000
    field.fill("short")
    page.reload()
    expect(field).to_have_value("short")
    counted(page, 1)


def test_a_frame_that_was_refused_is_not_sent_again(serve, visit):
    server = serve("WebFaults")
    page = visit(server.address)
    press(page, "Count")
    counted(page, 1)
    server.kill()
    server.settings = ["max-frame=2048"]
    server.start()
    page.get_by_role("textbox", name="Name").fill("x" * 4_000)
    is_told(page, "This text is too long")
    press(page, "Count")
    counted(page, 2)


def test_a_frame_that_cannot_be_read_is_left_out(serve, visit):
    page = visit(serve("WebFaults").address)
    field = page.get_by_role("textbox", name="Name")
    # Half of a letter is no text, of which only a script or an extension makes a person's.
    field.evaluate("""field => {
        field.value = '\\ud83d'
        field.dispatchEvent(new Event('input', { bubbles: true }))
    }""")
    is_told(page, "The server cannot read what you did last")
    press(page, "Count")
    counted(page, 1)
