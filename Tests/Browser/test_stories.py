"""What the app and the demos are told on a pipe, done in a browser: by keys alone, where WebSocket is
blocked, and without script."""

import pytest

from person import Person
from server import ROOT

STORIES = {"App": ROOT / "App" / "smoke.txt"} | {
    f"{story.stem}Demo": story for story in sorted((ROOT / "Demos" / "Smoke").glob("*.txt"))
}
BLOCKED = "window.WebSocket = class { close() {} constructor() { setTimeout(() => this.onclose?.()) } }"


@pytest.mark.parametrize("program", STORIES)
@pytest.mark.parametrize("way", ["keys", "blocked", "plain"])
def test_a_story_comes_to_its_end(serve, visit, program, way):
    server = serve(program)
    page = visit("about:blank", java_script_enabled=way != "plain")
    if way == "blocked":
        page.add_init_script(BLOCKED)
    page.goto(server.address)
    Person(page, way == "keys", way != "plain").follow(STORIES[program].read_text())
