"""What views look like that are no rows: grounds, bars, buttons, texts and shapes."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from test_places import settle
from test_sizes import box


def style(found, name):
    return found.evaluate("(some, name) => getComputedStyle(some)[name]", name)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_screens_are_plain_and_those_of_cards_have_another_ground(look, scheme):
    grounds = {}
    for name in ["hidden", "many"]:
        page = look(name, color_scheme=scheme)
        screen = page.locator(".screen")
        expect(screen).to_be_visible()
        grounds[name] = style(screen, "backgroundColor")
    black, white, grey = "rgb(0, 0, 0)", "rgb(255, 255, 255)", "rgb(242, 242, 247)"
    assert grounds == {"hidden": white if scheme == "light" else black, "many": grey if scheme == "light" else black}


def is_cut(found):
    return found.evaluate("(some) => some.scrollWidth > some.clientWidth")


def test_a_title_has_the_room_that_the_controls_of_its_bar_leave(look):
    page = look("bars")
    title = page.get_by_role("heading", name="A longer title 2025")
    expect(title).to_be_visible()
    assert not is_cut(title)
    assert box(page.get_by_role("button", name="Today"))["right"] <= box(title)["left"]
    assert box(title)["right"] <= box(page.get_by_role("button", name="Add"))["left"]
    page.get_by_role("switch").click()
    expect(page.locator(".text", has_text="Lit")).to_be_visible()
    page.get_by_role("button", name="Deeper").click()
    title = page.get_by_role("heading", name="A title that is much")
    expect(title).to_be_visible()
    settle(page)
    assert is_cut(title)
    assert box(title)["right"] <= box(page.get_by_role("button", name="Add").locator("visible=true"))["left"]


def test_what_is_drawn_over_a_screen_leaves_its_controls_in_the_bar(look):
    page = look("covered")
    add, field = page.get_by_role("button", name="Add"), page.get_by_role("searchbox")
    expect(add).to_be_visible()
    title = box(page.get_by_role("heading", name="Covered"))
    assert abs(box(add)["top"] + box(add)["bottom"] - title["top"] - title["bottom"]) < 16
    assert box(add)["bottom"] <= box(field)["top"]
    rows, over = box(page.locator(".content").last), box(page.get_by_text("Over all"))
    assert abs(over["top"] + over["bottom"] - rows["top"] - rows["bottom"]) < 16
    edge = box(page.locator(".list"))["right"]
    assert edge - box(page.get_by_text("Ant legs"))["right"] < 40


def test_short_texts_keep_their_width_and_long_ones_are_cut_in_their_line(look):
    page = look("texts")
    line = page.get_by_text("Grandmother").first
    expect(line).to_be_visible()
    height = box(page.get_by_text("Title", exact=True))["height"]
    for text in ["all-day", "half-day"]:
        assert box(page.get_by_text(text))["height"] <= height
    assert is_cut(line)
    assert style(line, "textOverflow") == "ellipsis"
    title, remark = page.get_by_text("Title", exact=True), page.get_by_text("Subtitle")
    assert box(remark)["top"] >= box(title)["bottom"]
    assert box(remark)["left"] == box(title)["left"]
    assert style(remark, "color") != style(title, "color")


def test_controls_above_a_section_stay_controls_and_sections_of_stacks_are_plain(look):
    page = look("sections")
    page.get_by_role("button", name="Chip 2").click()
    expect(page.locator(".text", has_text="Picked 2")).to_be_visible()
    page.get_by_role("button", name="Stack").click()
    boxed = page.locator("li", has_text="Boxed")
    expect(boxed).to_be_visible()
    settle(page)
    assert style(boxed, "backgroundColor") != "rgba(0, 0, 0, 0)"
    words, word = page.get_by_role("heading", name="Words"), page.get_by_text("Word 2")
    assert page.locator("li", has_text="Word 2").count() == 0
    assert box(word)["left"] == box(words)["left"]
    assert style(word, "fontSize") == style(words, "fontSize")
    head = box(page.get_by_role("heading", name="Cells"))
    first, second, third = [box(page.get_by_text(f"Cell {number}")) for number in (1, 2, 3)]
    assert head["bottom"] <= first["top"] and first["top"] == second["top"] < third["top"]
    assert head["left"] <= first["left"] == third["left"] < second["left"]


def test_buttons_have_a_ground_if_they_ask_for_it_and_can_be_read(look):
    page = look("buttons")
    automatic = page.get_by_role("button", name="Automatic")
    expect(automatic).to_be_visible()
    clear = "rgba(0, 0, 0, 0)"
    assert style(automatic, "backgroundColor") == clear
    assert style(page.get_by_role("button", name="Bordered"), "backgroundColor") != clear
    words = page.locator(".f-scrollsAcross")
    words.focus()
    expect(words).to_be_focused()
    assert Axe().run(page).response["violations"] == []


def test_circles_are_round_lines_are_dashed_and_what_is_cut_has_a_shadow(look):
    page = look("shapes")
    dot = box(page.locator(".horizontal > .circle"))
    assert (dot["width"], dot["height"]) == (8, 8)
    expect(page.locator(".shape.line")).to_have_css("outline-style", "dashed")
    expect(page.locator("svg.line > path")).to_have_attribute("stroke-dasharray", "6 3")
    cut = page.locator("[class*=f-shadow]")
    expect(cut).to_have_css("clip-path", "none")
    expect(cut).to_have_css("border-radius", "50%")


def test_a_ground_around_a_ground_is_behind_the_room_between_them(look):
    page = look("shapes")
    text = page.get_by_text("Box")
    expect(text).to_have_css("background-color", "rgb(255, 204, 0)")
    outer = "(some, name) => getComputedStyle(some, '::after')[name]"
    assert text.evaluate(outer, "backgroundColor") == "rgb(52, 199, 89)"
    assert text.evaluate(outer, "inset") == "-10px"
    expect(text).to_have_css("padding", "6px")
    expect(text).to_have_css("margin", "10px")
