"""What a pointer and the keys do to views that want to know more than that they are pressed."""

import pytest
from playwright.sync_api import expect

from test_sizes import box


@pytest.fixture
def gestures(serve, visit, monkeypatch):
    monkeypatch.setenv("GESTURES", "1")
    page = visit(serve("WebSizes").address)
    page.log = page.locator(".text").first
    return page


def middle(locator):
    room = box(locator)
    return (room["left"] + room["right"]) / 2, (room["top"] + room["bottom"]) / 2


def comes_to(locator, place):
    """Waits until the middle of something is at a place."""
    for _ in range(100):
        if middle(locator) == pytest.approx(place, abs=1):
            return
        locator.page.wait_for_timeout(50)
    assert middle(locator) == pytest.approx(place, abs=1)


def test_a_card_follows_the_pointer_and_falls_back(gestures):
    card = gestures.locator(".shape").first
    x, y = middle(card)
    gestures.mouse.move(x - 40, y - 20)
    gestures.mouse.down()
    gestures.mouse.move(x - 10, y)
    gestures.mouse.move(x + 20, y + 10)
    comes_to(card, (x + 60, y + 30))
    gestures.mouse.up()
    expect(gestures.log).to_have_text("dragged 60 30")
    comes_to(card, (x, y))


def test_a_button_on_a_card_is_pressed_and_not_by_a_drag(gestures):
    button = gestures.get_by_role("button", name="Pick")
    button.click()
    expect(gestures.log).to_have_text("picked")
    x, y = middle(button)
    gestures.mouse.move(x, y)
    gestures.mouse.down()
    gestures.mouse.move(x + 30, y)
    gestures.mouse.up()
    expect(gestures.log).to_have_text("dragged 30 0")


def test_a_tap_tells_its_place(gestures):
    spot = gestures.get_by_role("button", name="Spot")
    room = box(spot)
    gestures.mouse.click(room["left"] + 30, room["top"] + 50)
    expect(gestures.log).to_have_text("spot 30 50")
    spot.press("Enter")
    expect(gestures.log).to_have_text("spot 0 0")


def test_two_taps_are_one_and_two(gestures):
    twice = gestures.get_by_role("button", name="Twice")
    twice.click()
    expect(gestures.get_by_role("button", name="Twice 1")).to_be_visible()
    expect(gestures.log).to_have_text("nothing")
    twice.dblclick()
    expect(gestures.log).to_have_text("twice")


def test_what_is_held_is_no_tap(gestures):
    stay = gestures.get_by_role("button", name="Stay")
    stay.click()
    gestures.get_by_role("button", name="Twice").click()
    expect(gestures.get_by_role("button", name="Twice 1")).to_be_visible()
    expect(gestures.log).to_have_text("nothing")
    stay.click(delay=500)
    expect(gestures.log).to_have_text("stayed")


def test_views_take_the_keys_that_they_want(gestures):
    gestures.keyboard.press("ArrowLeft")
    expect(gestures.log).to_have_text("left")
    gestures.keyboard.press("7")
    expect(gestures.log).to_have_text("digit 7")
    gestures.keyboard.press("x")
    gestures.get_by_role("button", name="Twice").click()
    expect(gestures.get_by_role("button", name="Twice 1")).to_be_visible()
    expect(gestures.log).to_have_text("digit 7")


def test_the_other_button_of_a_mouse_is_no_finger(gestures):
    x, y = middle(gestures.locator(".shape").first)
    gestures.mouse.move(x, y)
    gestures.mouse.down(button="right")
    gestures.mouse.move(x + 30, y)
    gestures.mouse.up(button="right")
    gestures.get_by_role("button", name="Twice").click()
    expect(gestures.get_by_role("button", name="Twice 1")).to_be_visible()
    expect(gestures.log).to_have_text("nothing")
