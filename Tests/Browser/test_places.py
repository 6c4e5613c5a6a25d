"""Where views stand on a page: bars, sheets, what is narrower than its frame, and the tint of buttons."""

import re
import shutil

import pytest
from playwright.sync_api import expect

from test_sizes import box


@pytest.fixture
def places(serve, visit, monkeypatch):
    monkeypatch.setenv("PLACES", "1")
    return visit(serve("WebSizes").address)


def settle(page):
    """Waits until nothing on the page is on its way."""
    page.evaluate("Promise.allSettled(document.getAnimations().map(a => a.finished)).then(() => 1)")


def test_what_is_narrower_than_its_frame_stands_in_its_middle(places):
    ring = box(places.locator(".circle"))
    assert ring["width"] == 120
    assert (ring["left"] + ring["right"]) / 2 == pytest.approx(195, abs=1)


def test_a_bar_at_the_edge_reaches_both_sides_and_keeps_its_room(places):
    bar = box(places.locator(".bg-material"))
    assert bar["left"] == 0 and bar["right"] == 390
    assert box(places.get_by_text("Bar", exact=True))["left"] == 16
    assert box(places.get_by_role("button", name="Open"))["right"] == 390 - 16


def test_a_sheet_of_a_screen_within_tabs_reaches_its_edges(places):
    places.get_by_role("button", name="Open").click()
    sheet = places.locator("dialog")
    expect(sheet.get_by_role("heading", name="Form")).to_be_visible()
    outer, inner = box(sheet), box(sheet.locator(".screen"))
    assert (inner["left"], inner["right"]) == (outer["left"], outer["right"])


def test_options_with_icons_open_as_a_layer(places):
    places.get_by_role("button", name="Open").click()
    expect(places.get_by_role("button", name="Spinnaker")).to_be_hidden()
    places.get_by_role("button", name="Jib").click()
    places.get_by_role("button", name="Spinnaker").click()
    expect(places.locator(".opener")).to_have_text("Spinnaker")


def test_back_has_the_tint(places):
    places.get_by_role("button", name="Deeper").click()
    expect(places.get_by_role("heading", name="Deep")).to_be_visible()
    back, tab = places.locator(".back:visible"), places.locator(".tabitem[aria-current]")
    color = "(some) => getComputedStyle(some).color"
    assert back.evaluate(color) == tab.evaluate(color)
    assert places.evaluate("getComputedStyle(document.querySelector('.tabitem:not([aria-current])')).color") != tab.evaluate(color)


def test_what_scrolls_has_its_views_in_the_middle_and_a_reader_in_its_corner(places):
    places.get_by_role("button", name="Deeper").click()
    expect(places.get_by_text("Depth")).to_be_visible()
    settle(places)
    column = box(places.get_by_text("Depth"))
    assert column["width"] == pytest.approx(100, abs=0.1)
    assert (column["left"] + column["right"]) / 2 == pytest.approx(195, abs=1)
    reader, capsule = box(places.locator(".geometry")), box(places.locator(".capsule"))
    assert capsule["width"] == 40
    assert (capsule["left"], capsule["top"]) == (reader["left"], reader["top"])


def test_rows_have_the_ground_and_the_insets_that_they_ask_for(places):
    places.get_by_role("button", name="Rows").click()
    row = places.locator("li", has_text="Clear")
    expect(row).to_be_visible()
    settle(places)
    expect(row).to_have_css("background-color", "rgba(0, 0, 0, 0)")
    assert box(places.get_by_text("Clear"))["left"] == box(row)["left"]
    pressed = places.locator("li", has_text="Plain")
    expect(pressed).to_have_css("background-color", "rgb(255, 255, 255)")
    outer, hit = box(pressed), box(pressed.locator(".hit"))
    assert (hit["left"], hit["right"]) == (outer["left"], outer["right"])
    assert box(pressed.get_by_text("Plain"))["left"] == outer["left"] + 16
    assert box(pressed.get_by_text("End"))["right"] == outer["right"] - 16


def test_bars_stand_at_the_lower_end_of_a_screen(places):
    places.get_by_role("button", name="Bars").click()
    expect(places.get_by_text("Corner")).to_be_visible()
    settle(places)
    screen = box(places.locator(".screen:visible"))
    bar = box(places.locator(".f-bottomBar:visible"))
    assert (bar["left"], bar["right"], bar["bottom"]) == (screen["left"], screen["right"], screen["bottom"])
    done = places.get_by_role("button", name="Done")
    expect(done).to_be_hidden()
    places.get_by_label("Note").focus()
    expect(done).to_be_visible()
    settle(places)
    assert box(places.locator(".f-keyboardBar:visible"))["bottom"] == screen["bottom"]
    done.click()
    expect(places.get_by_label("Note")).to_have_value("Done")


def test_a_canvas_has_its_texts_at_their_points(places):
    places.get_by_role("button", name="Bars").click()
    corner, end = places.get_by_text("Corner"), places.get_by_text("End", exact=True).locator("visible=true")
    expect(corner).to_be_visible()
    settle(places)
    canvas = box(places.locator(".geometry:visible"))
    assert (box(corner)["left"], box(corner)["top"]) == (canvas["left"] + 40, canvas["top"] + 20)
    assert box(end)["right"] == pytest.approx(canvas["left"] + 200, abs=1)
    assert box(end)["bottom"] == pytest.approx(canvas["top"] + 100, abs=1)


def test_a_badge_stands_over_the_symbol_of_its_tab(places):
    tab = places.locator(".tabitem", has_text="Bars")
    badge, icon = box(tab.locator(".badge")), box(tab.locator(".icon"))
    assert badge["top"] <= icon["top"] + 4
    assert badge["left"] >= (icon["left"] + icon["right"]) / 2


def test_views_follow_the_focus_and_move_it(places):
    places.get_by_role("button", name="Bars").click()
    expect(places.locator(".text", has_text="Reading")).to_be_visible()
    places.get_by_role("button", name="Write").click()
    expect(places.get_by_label("Note")).to_be_focused()
    expect(places.locator(".text", has_text="Writing")).to_be_visible()
    places.keyboard.press("Tab")
    expect(places.locator(".text", has_text="Reading")).to_be_visible()
    expect(places.get_by_label("Note")).not_to_be_focused()
    places.get_by_label("Note").click()
    expect(places.locator(".text", has_text="Writing")).to_be_visible()
    places.get_by_role("button", name="Rows").click()
    places.get_by_role("button", name="Bars").click()
    expect(places.locator(".text", has_text="Reading")).to_be_visible()


def test_the_focus_is_found_again_after_a_reload(places):
    places.get_by_role("button", name="Bars").click()
    places.get_by_role("button", name="Write").click()
    expect(places.locator(".text", has_text="Writing")).to_be_visible()
    places.reload()
    expect(places.get_by_label("Note")).to_be_focused()
    places.get_by_role("button", name="Archive").focus()
    expect(places.locator(".text", has_text="Reading")).to_be_visible()


def test_options_of_an_inline_picker_are_rows(places):
    places.get_by_role("button", name="Open").click()
    options = places.locator("dialog .inline .option")
    expect(options).to_have_count(3)
    settle(places)
    row, other = box(options.nth(0)), box(options.nth(1))
    card = box(places.locator("dialog li:has(> .inline)"))
    assert (row["left"], row["right"]) == (card["left"], card["right"])
    loose = box(places.locator("dialog li:has(> [aria-label='Sail'])"))
    assert (loose["left"], loose["right"]) == (card["left"], card["right"]), "A form without sections"
    assert other["top"] == row["bottom"]
    expect(options.nth(0)).to_have_attribute("aria-pressed", "true")
    options.nth(2).click()
    expect(options.nth(2)).to_have_attribute("aria-pressed", "true")


def test_a_card_is_pressed_beside_its_button_and_has_its_own_margins(places):
    places.get_by_role("button", name="Cards").click()
    expect(places.get_by_role("button", name="Opened 0")).to_be_visible()
    settle(places)
    card = box(places.locator(".button.parts:visible", has_text="Opened"))
    assert (card["left"], card["right"]) == (16, 390 - 16)
    places.get_by_role("button", name="Opened 0").click(position={"x": 40, "y": 10})
    expect(places.get_by_role("button", name="Opened 1")).to_be_visible()
    places.get_by_role("button", name="Like").click()
    expect(places.get_by_role("button", name="Liked")).to_be_visible()
    expect(places.get_by_role("button", name="Opened 1")).to_be_visible()


def test_what_stands_in_the_middle_of_a_bar_takes_the_place_of_its_title(places):
    places.get_by_role("button", name="Cards").click()
    heading = places.get_by_role("heading", name="Cards")
    expect(heading).to_have_css("opacity", "0")
    settle(places)
    bar = box(places.locator(".bar", has=heading))
    picker = box(places.locator(".segmented:visible"))
    assert picker["bottom"] <= bar["bottom"]
    assert (picker["left"] + picker["right"]) / 2 == pytest.approx(195, abs=1)


def test_pictures_of_a_bundle_are_drawn_in_the_size_that_they_are_given(places):
    places.get_by_role("button", name="Pictures").click()
    own = places.get_by_role("img", name="Own size")
    expect(own).to_be_visible()
    settle(places)
    assert own.evaluate("(own) => own.decode().then(() => own.naturalWidth)") == 160
    sizes = {
        name: (round(of["width"]), round(of["height"]))
        for name in ["Own size", "High", "Stretched", "Wide", "Round", "Strip"]
        for of in [box(places.get_by_role("img", name=name))]
    }
    assert sizes == {
        "Own size": (80, 60),
        "High": (40, 30),
        "Stretched": (100, 20),
        "Wide": (358, 268),
        "Round": (40, 40),
        "Strip": (358, 50),
    }
    expect(places.get_by_text("nowhere")).to_be_visible()


def channels(text):
    """The red, green and blue of a text; the browser writes them as shares of 1."""
    colour = text.evaluate("(text) => getComputedStyle(text).color")
    return [round(float(part) * 255) for part in re.findall(r"[0-9.]+", colour)[:3]]


def test_views_know_whether_the_page_is_dark_also_when_that_changes(places):
    places.get_by_role("button", name="Pictures").click()
    told = places.locator("p.text", has_text="By ")
    expect(places.locator("p.text", has_text="By day")).to_be_visible()
    assert channels(told) == [200, 20, 50]
    places.emulate_media(color_scheme="dark")
    expect(places.locator("p.text", has_text="By night")).to_be_visible()
    assert channels(told) == [250, 150, 200]
    places.goto(places.evaluate("location.origin"))
    places.get_by_role("button", name="Pictures").click()
    expect(places.locator("p.text", has_text="By night")).to_be_visible()
    places.emulate_media(color_scheme="light")
    expect(places.locator("p.text", has_text="By day")).to_be_visible()


def test_a_sheet_that_can_no_longer_be_dismissed_keeps_the_field_in_which_one_writes(places):
    places.get_by_role("button", name="Open").click()
    field = places.get_by_label("Log")
    field.click()
    places.keyboard.type("Calm sea", delay=40)
    expect(field).to_have_value("Calm sea")
    expect(field).to_be_focused()


def test_a_picture_that_nobody_shows_is_not_found(places):
    address = places.evaluate("location.origin") + "/~picture/1-2"
    assert places.request.get(address).status == 404


@pytest.mark.parametrize("kind", ["Overlays", "Layers"])
def test_what_is_over_rows_stays_in_sight_while_they_scroll(places, kind):
    places.get_by_role("button", name=kind).click()
    first = places.get_by_text("Buoy 0", exact=True)
    expect(first).to_be_in_viewport()
    settle(places)
    tabs = box(places.get_by_role("button", name="Cards"))
    last = places.get_by_text("Buoy 59")
    last.scroll_into_view_if_needed()
    expect(first).not_to_be_in_viewport()
    remark, ring = box(places.get_by_text("Fog")), box(places.locator(".circle:visible"))
    assert (remark["left"] + remark["right"]) / 2 == pytest.approx(195, abs=1)
    assert 300 < remark["top"] < 480
    assert ring["width"] == ring["height"] == 40, "a circle has the shorter side of its room"
    assert ring["bottom"] == tabs["top"] - 16
    places.get_by_role("button", name="Ring").click()
    assert box(last)["bottom"] < tabs["top"], "the last row is not below the tabs"


def test_columns_are_a_stack_where_there_is_no_room(places):
    places.get_by_role("button", name="Split").click()
    row = places.locator("li:visible", has_text="Keel")
    expect(row).to_be_visible()
    expect(places.get_by_text("Choose"), "until the width is told there are columns").to_be_hidden()
    settle(places)
    assert box(row)["left"] == 16 and box(row)["right"] == 390 - 16
    places.get_by_role("button", name="Keel").click()
    expect(places.get_by_text("Below")).to_be_visible()
    places.locator(".back:visible").click()
    expect(places.get_by_text("Below")).to_be_hidden()


def test_a_link_shows_its_view_in_the_next_column(places):
    places.set_viewport_size({"width": 1000, "height": 700})
    places.get_by_role("button", name="Split").click()
    expect(places.get_by_text("Choose")).to_be_visible()
    places.get_by_role("button", name="Mast").locator("visible=true").click()
    expect(places.get_by_text("Above")).to_be_visible()
    expect(places.get_by_text("Choose")).to_be_hidden()
    settle(places)
    assert box(places.locator(".f-sidebar:visible"))["width"] == 320
    assert box(places.get_by_text("Above"))["left"] > 320


@pytest.mark.parametrize("name", ["red", "orange", "yellow", "green", "blue", "purple", "pink", "gray"])
def test_a_named_colour_is_dark_enough_for_texts_and_full_for_shapes(places, name):
    text, shape, of_text, of_shape = places.evaluate(
        """(name) =>
          [['text fg-' + name], ['shape fg-' + name], ['', `var(--${name})`], ['', `var(--${name}-ground)`]].map(
            ([className, color]) => {
              const element = document.body.appendChild(document.createElement('p'))
              element.className = className
              if (color) element.style.color = color
              const found = getComputedStyle(element).color
              element.remove()
              return found
            },
          )""",
        name,
    )
    assert (text, shape) == (of_text, of_shape)


@pytest.fixture
def with_bars(chromium):
    """Opens pages in a browser that shows bars at what scrolls, as most do with a mouse."""
    browser = chromium.browser_type.launch(
        executable_path=shutil.which("chromium"), args=["--no-sandbox"], ignore_default_args=["--hide-scrollbars"]
    )

    def start(address, width, height):
        page = browser.new_context(viewport={"width": width, "height": height}).new_page()
        page.goto(address)
        return page

    yield start
    browser.close()


# What a document has beyond its window, and what the window has lost to a bar.
EXCESS = """() => {
  const root = document.documentElement
  return [root.scrollHeight - innerHeight, root.scrollWidth - innerWidth, innerWidth - root.clientWidth]
}"""


@pytest.mark.parametrize("width, height", [(390, 780), (1000, 700), (320, 300)])
def test_no_page_scrolls_as_a_whole(serve, with_bars, monkeypatch, width, height):
    servers = [serve("App"), serve("HarbourDemo")]
    for name in ["many", "focus", "sections", "texts", "buttons", "covered", "bars", "columns", "shapes"]:
        monkeypatch.setenv("LOOKS", name)
        servers.append(serve("WebSizes"))
    for server in servers:
        page = with_bars(server.address, width, height)
        expect(page.locator("html.scripted")).to_be_attached()
        assert page.evaluate(EXCESS) == [0, 0, 0], server.program
