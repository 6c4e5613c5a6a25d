"""Where the focus is after sheets, alerts and removals, also where nothing has a title."""

import pytest
from playwright.sync_api import expect


@pytest.fixture
def animals(look):
    page = look("focus")
    expect(page.get_by_role("button", name="Open")).to_be_visible()
    return page


def button(page, name):
    return page.get_by_role("button", name=name, exact=True)


def press(page, name):
    """Presses a button by keyboard, as who needs the focus does."""
    button(page, name).focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("way", ["OK", "Escape"])
def test_after_an_alert_over_a_sheet_without_a_title_the_focus_is_where_it_was(animals, way):
    press(animals, "Open")
    press(animals, "Ask")
    expect(button(animals, "OK")).to_be_focused()
    animals.keyboard.press("Enter" if way == "OK" else way)
    expect(animals.get_by_role("alertdialog")).to_have_count(0)
    expect(button(animals, "Ask")).to_be_focused()


def test_after_a_sheet_over_a_sheet_the_focus_is_where_it_was(animals):
    press(animals, "Open")
    press(animals, "Deeper")
    expect(animals.locator("dialog dialog :focus")).to_have_count(1)
    press(animals, "Back up")
    expect(button(animals, "Deeper")).to_be_focused()
    press(animals, "Done")
    expect(button(animals, "Open")).to_be_focused()


def test_after_a_sheet_without_a_title_the_focus_is_on_what_opened_it(animals):
    for name in ["Open", "Read"]:
        press(animals, name)
        expect(animals.locator("dialog:modal")).to_be_visible()
        assert animals.evaluate("document.activeElement.closest('dialog:modal') !== null"), name
        animals.keyboard.press("Escape")
        expect(animals.locator("dialog:modal")).to_have_count(0)
        expect(button(animals, name)).to_be_focused()


@pytest.mark.parametrize(
    "removed, next",
    [(["Ant"], "Bee"), (["Bee"], "Cat"), (["Dog"], "Cat"), (["Cat", "Dog"], "Bee"), (["Cat", "Ant"], "Bee")],
)
def test_after_a_removal_that_an_alert_asked_about_the_focus_is_on_the_row_beside(animals, removed, next):
    for name in removed:
        press(animals, f"Remove {name}")
        expect(button(animals, "Yes")).to_be_visible()
        press(animals, "Yes")
        expect(button(animals, f"Remove {name}")).to_have_count(0)
    expect(button(animals, f"Remove {next}")).to_be_focused()


def test_after_a_removal_that_was_not_wanted_the_focus_is_where_it_was(animals):
    press(animals, "Remove Bee")
    press(animals, "No")
    expect(button(animals, "Remove Bee")).to_be_focused()
