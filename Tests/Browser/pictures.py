"""Takes the pictures at the top of README: one screen of the app as a page, in a terminal and as text.

It needs tmux, which draws the terminal.
"""

import base64
import html
import io
import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import time

from PIL import Image
from playwright.sync_api import expect, sync_playwright

from person import Person
from server import OWN, ROOT, Server

APP = ROOT / ".build" / "debug" / "App"
PICTURES = ROOT / "Documentation" / "Pictures"
PLACE, FACT = "tab/b/b2?number=36", "36 is the smallest number above 1"
COLUMNS, ROWS = 66, 25
SCHEMES = {"light": ("#ffffff", "#1d1d22", "#eceaf4"), "dark": ("#17171c", "#e8e8ee", "#26262e")}
# What xterm shows for the sixteen colors that a terminal names.
NAMED = "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff"


def as_text():
    said = subprocess.run(
        [APP, "--host", "plain", "--open", f"modular://{PLACE}"], input=f'wait "{FACT}"', capture_output=True,
        text=True, check=True, env=own_state(),
    ).stdout
    return f"$ echo 'wait {FACT.split()[0]} is' | make -s run OPEN='modular://{PLACE}'\n…\n" + said[said.rindex("== ") :].strip()


def own_state():
    folder = tempfile.mkdtemp()
    return {**os.environ, **dict.fromkeys(OWN, folder), "COLORTERM": "truecolor"}


def in_terminal(scheme):
    """The terminal's rows as HTML, once the fact is there."""
    back, fore, _ = SCHEMES[scheme]
    with tempfile.TemporaryDirectory() as folder:
        socket = pathlib.Path(folder) / "tmux"

        def tmux(*words):
            return subprocess.run(
                ["tmux", "-S", socket, "-f", "/dev/null", *words], capture_output=True, text=True, check=True,
                env=own_state(),
            ).stdout

        def until(text):
            for _ in range(600):
                if text in tmux("capture-pane", "-p"):
                    return
                time.sleep(0.05)
            raise AssertionError(f"The terminal never shows {text!r}:\n{tmux('capture-pane', '-p')}")

        tmux("new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS + 1), "cat")
        try:
            tmux("set", "-g", "window-style", f"bg={back},fg={fore}")
            tmux("set", "-g", "default-terminal", "tmux-256color")
            tmux("set", "-ga", "terminal-features", ",*:RGB")
            tmux("set", "-g", "status", "off")
            tmux("resize-window", "-x", str(COLUMNS), "-y", str(ROWS))
            tmux("respawn-window", "-k", f"{APP} --host terminal --open 'modular://{PLACE}'")
            until(FACT)
            return as_html(tmux("capture-pane", "-p", "-e", "-N"))
        finally:
            tmux("kill-server")


def as_html(rows):
    """What a terminal was told, with its colors, as spans."""
    style, out = {}, []
    for text, codes in re.findall(r"([^\x1b]+)|\x1b\[([\d;:]*)m", rows.replace("\x1b(B", "")):
        if text:
            rules = dict(style)
            if rules.pop("inverse", None):
                rules["color"], rules["background"] = rules.get("background", "var(--back)"), rules.get("color", "var(--fore)")
            css = ";".join(f"{name}:{value}" for name, value in rules.items())
            out.append(f'<span style="{css}">{in_cells(text)}</span>')
            continue
        numbers = [int(number or 0) for number in re.split("[;:]", codes)]
        while numbers:
            number = numbers.pop(0)
            if number == 0:
                style = {}
            elif number in (38, 48):
                name = "color" if number == 38 else "background"
                if numbers.pop(0) == 5:
                    style[name] = color(numbers.pop(0))
                else:
                    style[name] = f"rgb({','.join(str(part) for part in numbers[:3])})"
                    del numbers[:3]
            elif 30 <= number <= 37 or 90 <= number <= 97:
                style["color"] = color(number - 30 if number < 40 else number - 82)
            elif 40 <= number <= 47 or 100 <= number <= 107:
                style["background"] = color(number - 40 if number < 50 else number - 92)
            else:
                said = {
                    1: ("font-weight", "bold"), 2: ("opacity", "0.6"), 3: ("font-style", "italic"),
                    4: ("text-decoration", "underline"), 7: ("inverse", "1"),
                }.get(number)
                if said:
                    style[said[0]] = said[1]
                gone = {22: ("font-weight", "opacity"), 23: ("font-style",), 24: ("text-decoration",),
                        27: ("inverse",), 39: ("color",), 49: ("background",)}.get(number, ())
                for name in gone:
                    style.pop(name, None)
    return "".join(out)


def in_cells(text):
    """Characters in cells of their own where the font may have another width."""
    return re.sub(r"[^\x20-\x7e\n]", r"<i>\g<0></i>", html.escape(text))


def color(number):
    """The color of a number out of 256."""
    if number < 16:
        return "#" + NAMED.split()[number]
    if number > 231:
        return f"rgb({','.join([str(8 + 10 * (number - 232))] * 3)})"
    steps = [0, 95, 135, 175, 215, 255]
    number -= 16
    return f"rgb({steps[number // 36]},{steps[number // 6 % 6]},{steps[number % 6]})"


def on_page(browser, scheme):
    server = Server("App")
    try:
        page = browser.new_page(
            viewport={"width": 390, "height": 760}, color_scheme=scheme, reduced_motion="reduce", device_scale_factor=2
        )
        page.goto(f"{server.address}/{PLACE}")
        expect(page.get_by_text(FACT).first).to_be_visible()
        Person(page).rest()
        return page.screenshot()
    finally:
        server.close()


def main():
    text = html.escape(as_text())
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for scheme, (back, fore, desk) in SCHEMES.items():
            page = base64.b64encode(on_page(browser, scheme)).decode()
            sheet = browser.new_page(viewport={"width": 1040, "height": 700}, device_scale_factor=2)
            sheet.set_content(
                f"""<!doctype html><style>
                  :root {{ --back: {back}; --fore: {fore} }}
                  body {{ margin: 0; padding: 20px; display: flex; gap: 20px; align-items: flex-start;
                    background: {desk}; width: max-content }}
                  pre {{ margin: 0; padding: 12px; font: 13px/15px "DejaVu Sans Mono", monospace;
                    background: var(--back); color: var(--fore); border-radius: 10px }}
                  div {{ display: flex; flex-direction: column; gap: 20px }}
                  i {{ display: inline-block; width: 1ch; font-style: normal }}
                  img {{ display: block; width: 340px; border-radius: 10px }}
                </style>
                <img src="data:image/png;base64,{page}">
                <div><pre>{in_terminal(scheme)}</pre><pre>{text}</pre></div>"""
            )
            shot = Image.open(io.BytesIO(sheet.locator("body").screenshot())).convert("RGB")
            shot.quantize(128).save(PICTURES / f"app-{scheme}.png", optimize=True)
        browser.close()


if __name__ == "__main__":
    main()
