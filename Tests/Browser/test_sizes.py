"""Views whose sizes only the browser knows."""

import pytest
from playwright.sync_api import expect


def box(found):
    return found.evaluate("(some) => some.getBoundingClientRect().toJSON()")


def test_a_view_depends_on_the_size_that_it_has_on_the_page(serve, visit):
    page = visit(serve("WebSizes").address)
    for width in [800, 400]:
        page.set_viewport_size({"width": width, "height": 600})
        gauge = page.locator(".geometry")
        expect(gauge.get_by_text(f"{round(box(gauge)['width'])} wide")).to_be_visible()
        assert box(page.locator(".capsule"))["width"] == pytest.approx(box(gauge)["width"] / 2, abs=8)


def test_the_size_is_told_anew_after_the_connection_was_lost(serve, visit):
    server = serve("WebSizes")
    page = visit(server.address)
    expect(page.locator(".geometry").get_by_text("wide")).not_to_have_text("640 wide")
    server.kill()
    server.start()
    page.set_viewport_size({"width": 500, "height": 600})
    width = round(box(page.locator(".geometry"))["width"])
    expect(page.locator(".geometry").get_by_text(f"{width} wide")).to_be_visible()


@pytest.mark.parametrize("width", [320, 1200])
def test_what_scrolls_leaves_other_views_where_they_are(serve, visit, width):
    page = visit(serve("WebSizes").address)
    page.set_viewport_size({"width": width, "height": 600})
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    field = page.get_by_role("textbox")
    place = box(field)
    assert place["bottom"] <= 600 and place["right"] <= width
    last = page.get_by_text("Entry 79", exact=True)
    assert box(last)["top"] > 600
    last.scroll_into_view_if_needed()
    assert box(last)["bottom"] <= place["top"]
    assert box(field) == place
    flag = page.get_by_text("Flag 39", exact=True)
    assert box(flag)["left"] > width
    assert box(flag)["height"] < 1.9 * box(page.get_by_text("Entry 1", exact=True))["height"]
    flag.scroll_into_view_if_needed()
    assert box(flag)["right"] <= width
    assert page.evaluate("document.querySelector('.content').scrollLeft") == 0


def test_a_few_controls_fit_beside_the_title(serve, visit):
    page = visit(serve("WebSizes").address)
    page.set_viewport_size({"width": 320, "height": 600})
    title, button = box(page.get_by_role("heading", name="Sizes", exact=True)), box(page.get_by_role("button", name="Add"))
    assert title["top"] < (button["top"] + button["bottom"]) / 2 < title["bottom"]
    assert title["right"] <= button["left"]
