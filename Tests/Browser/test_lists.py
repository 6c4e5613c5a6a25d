"""Rows that are selected, alone, among others and in columns."""

from playwright.sync_api import expect

from test_places import settle
from test_sizes import box


def ground(found):
    return found.evaluate("(some) => getComputedStyle(some).backgroundColor")


def row(page, text):
    return page.locator("li:visible", has_text=text)


def press(page, found, x, y):
    """Presses a place of something, in parts of its width and height."""
    place = box(found)
    page.mouse.click(place["left"] + x * place["width"], place["top"] + y * place["height"])


def test_a_selection_on_a_narrow_page_shows_the_next_column_as_a_screen(look):
    page = look("columns")
    # The first page has columns; the server makes a stack of them when it hears of the width.
    expect(page.locator(".f-sidebar:visible")).to_have_count(0)
    settle(page)
    assert box(page.locator(".bar:visible"))["top"] == 0
    assert box(row(page, "Ant"))["top"] < 150
    press(page, row(page, "Bee"), 0.8, 0.2)
    expect(page.locator(".text:visible", has_text="6 joints")).to_be_visible()
    page.locator(".back:visible").click()
    expect(row(page, "Bee").get_by_role("button", name="Select")).to_have_attribute("aria-pressed", "true")


def test_columns_stay_beside_each_other_and_a_table_has_most_of_the_room(look):
    page = look("columns")
    page.set_viewport_size({"width": 1100, "height": 700})
    table = page.locator(".grid:visible")
    expect(table).to_be_visible()
    expect(row(page, "Bee")).to_have_count(1)
    settle(page)
    press(page, row(page, "Bee"), 0.8, 0.5)
    expect(page.locator(".text:visible", has_text="Detail of Bee")).to_be_visible()
    settle(page)
    assert ground(row(page, "Bee")) != ground(row(page, "Ant"))
    assert box(table)["left"] > box(row(page, "Bee"))["right"]
    assert box(table)["width"] > box(row(page, "Bee"))["width"]


def test_a_list_of_many_shows_circles_while_it_is_edited(look):
    page = look("many")
    ant, select = row(page, "Ant"), row(page, "Ant").get_by_role("button", name="Select")
    expect(select).to_have_css("font-size", "0px")
    badge = box(ant.locator(".badge"))
    assert badge["right"] > box(ant)["right"] - 32
    page.get_by_role("button", name="Edit").click()
    expect(select).not_to_have_css("font-size", "0px")
    press(page, ant, 0.5, 0.5)
    expect(page.locator(".text", has_text="Picked 1")).to_be_visible()
    assert ground(ant) != ground(row(page, "Bee"))
    expect(select).to_have_text("✓")


def test_what_is_hidden_keeps_its_room_and_is_not_pressed(look):
    page = look("hidden")
    left, right = page.get_by_text("Left"), page.get_by_text("Right")
    expect(left).to_be_visible()
    expect(page.get_by_text("Ghost")).to_be_hidden()
    expect(page.get_by_role("button", name="Ghost")).to_have_count(0)
    expect(page.get_by_text("Mist")).to_be_hidden()
    assert box(right)["left"] - box(left)["right"] > 60


def test_rows_that_are_tapped_and_offer_more_have_room_and_are_pressed_anywhere(look):
    page = look("tapped")
    outer, name = box(row(page, "Ant").last), box(page.get_by_text("Ant", exact=True))
    assert name["left"] == outer["left"] + 16
    assert name["top"] - outer["top"] >= 8 and outer["bottom"] - name["bottom"] >= 8
    press(page, row(page, "Bee").last, 0.4, 0.1)
    expect(page.get_by_role("heading", name="Tapped Bee")).to_be_visible()


def test_a_search_above_a_list_with_something_over_it_has_margins(look):
    page = look("tapped")
    search, item = box(page.get_by_role("searchbox")), box(row(page, "Ant").last)
    assert (search["left"], search["right"]) == (16, 374) == (item["left"], item["right"])


def test_five_short_choices_stand_in_one_line(look):
    page = look("tapped")
    options = [box(option) for option in page.locator(".segmented .option").all()]
    assert len(options) == 5 and {option["top"] for option in options} == {options[0]["top"]}
