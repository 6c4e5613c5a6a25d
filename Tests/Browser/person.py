"""A person who does in a browser what the plain host is told, by the mouse or by keys alone."""

import re
import shlex
import time

from playwright.sync_api import expect

from stories import all_stored, until

PATIENCE = 30_000


class Person:
    def __init__(self, page, by_keys=False, has_script=True):
        self.page, self.by_keys, self.has_script = page, by_keys, has_script
        self.main = page.locator("main")

    def follow(self, story):
        for line in story.splitlines():
            verb, *words = shlex.split(line)
            self.rest()
            getattr(self, verb)(*words)

    def rest(self):
        """Waits until the page shows what was done: a person looks before they press."""
        if self.has_script:
            until(self.page, "!!sessionStorage.live")
            all_stored(self.page)

    # The verbs of the plain host

    def tap(self, *words):
        self.press(self.named(" ".join(words)))

    def tab(self, name):
        self.press(self.main.locator(".tabitem:visible", has_text=name))

    def back(self):
        self.press(self.main.locator("button[name=b]:visible").last)

    def wait(self, text, seconds="30"):
        end = time.monotonic() + int(seconds)
        while not self.has_script and text not in self.main.inner_text() and time.monotonic() < end:
            # A page with a field does not load itself again, for somebody may be typing.
            self.page.wait_for_timeout(500)
            self.page.reload()
        expect(self.main).to_contain_text(text, use_inner_text=True, timeout=int(seconds) * 1000)

    def type(self, label, *words):
        self.write(self.page.get_by_label(label), " ".join(words))

    def search(self, text):
        self.write(self.main.get_by_role("searchbox"), text)

    def choose(self, control, option):
        row = self.row(control)
        menus = self.main.locator(".menu").get_by_role("button", name=control)
        menu = menus.locator("visible=true")
        picker = self.main.get_by_role("group", name=control)
        expect(row.or_(menu).or_(picker).first).to_be_visible()
        opener = picker.locator(".opener:visible")
        if row.count():
            self.press(row.locator(".more"))
        elif menu.count():
            self.press(menu)
        elif opener.count():
            self.press(opener)
        self.press(self.named(option))

    def delete(self, *words):
        row = self.row(" ".join(words))
        self.press(row.locator(".more"))
        self.press(row.locator("button[name=x]"))

    def step(self, label, count):
        for _ in range(int(count)):
            self.press(self.main.locator(".stepper", has_text=label).locator("button[name=u]"))

    def slide(self, label, value):
        slider = self.page.get_by_label(label)
        if not self.by_keys:
            return slider.fill(value)
        self.reach(slider)
        while float(slider.input_value()) < float(value):
            slider.press("ArrowRight")

    # How they are done

    def named(self, name):
        """The button or link that a person would call so; in front, if there are some."""
        pattern = re.compile(rf"^{re.escape(name)}(\s|$)")
        return (
            self.main.get_by_role("button", name=pattern)
            .or_(self.main.get_by_role("link", name=pattern))
            .locator("visible=true")
            .last
        )

    def row(self, name):
        return self.main.locator(".row", has=self.page.get_by_text(name, exact=True)).first

    def press(self, control):
        expect(control).to_be_visible(timeout=PATIENCE)
        if not self.by_keys:
            return control.click()
        self.reach(control)
        self.page.keyboard.press("Enter")

    def write(self, field, text):
        if not self.by_keys:
            field.fill(text)
            # Without script a page hears of it when the form is sent.
            return None if self.has_script else field.press("Enter")
        self.reach(field)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)

    def reach(self, control):
        for _ in range(200):
            if control.evaluate("(control) => control === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no Tab leads to {control}")
