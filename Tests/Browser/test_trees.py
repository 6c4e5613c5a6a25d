"""Random trees and edits: Chromium shows what the server's model says, and keeps its nodes."""

import json
import pathlib
import random
import subprocess
import time

from server import CONFIGURATION, ROOT
from stories import until

# Whether the page shows what the server would write for one that loads now.
SAME = """async () => {
  const session = JSON.parse(sessionStorage.live)
  if (session.queue.length) return false
  const html = await (await fetch('/?~s=' + session.session)).text()
  const wanted = new DOMParser().parseFromString(html, 'text/html').querySelector('main')
  const shown = document.querySelector('main').cloneNode(true)
  for (const one of shown.querySelectorAll('*')) {
    one.classList.remove('enter', 'return')
    if (one.getAttribute('class') === '') one.removeAttribute('class')
    if (one.localName === 'button') one.removeAttribute('type')
  }
  return shown.isEqualNode(wanted)
}"""
HERE = pathlib.Path(__file__).parent
ASSETS = ROOT / "Packages/Hosts/Sources/WebHost/Assets"
PAGE = """<!doctype html><title>Trees</title>
<form id="page" data-session="s" data-epoch="e" data-seen="0" data-applied="0" data-said=""><main></main></form>
<p id="polite"></p><p id="assertive"></p>"""


def test_a_browser_follows_random_trees(visit, amount):
    page = visit("about:blank")
    page.route("http://trees.test/", lambda route: route.fulfill(body=PAGE, content_type="text/html"))
    page.goto("http://trees.test/")
    page.add_script_tag(path=HERE / "trees.js")
    page.add_script_tag(path=ASSETS / "page.js")
    count = amount(500, 10_000)
    command = [ROOT / ".build" / CONFIGURATION / "WebFixture", "1", str(count)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as fixture:
        cases = []
        for line in fixture.stdout:
            cases.append(json.loads(line))
            if len(cases) == 50 or cases[-1]["seed"] == count:
                fault = page.evaluate("cases => run(cases)", cases)
                assert fault is None, "\n".join(map(str, fault))
                cases = []
    assert fixture.returncode == 0


def test_a_page_is_right_in_the_end_whatever_happens_to_frames(serve, visit, amount):
    server = serve("ColorTabsDemo", "max-actions=1000")
    page = visit("about:blank", errors=[])
    page.add_init_script(path=HERE / "faulty.js")
    page.goto(server.address)
    choice = random.Random(5)
    end = time.monotonic() + amount(40, 400)
    while min(page.evaluate("Object.values(faults)")) < amount(2, 50):
        assert time.monotonic() < end, page.evaluate("faults")
        page.evaluate(
            """luck => {
              const all = [...document.querySelectorAll('main button')].filter((one) => one.checkVisibility())
              all[Math.floor(luck * all.length)].click()
            }""",
            choice.random(),
        )
        page.wait_for_timeout(10)
    page.evaluate("isFaulty = false")
    # A frame after the last fault shows a gap, if there is one.
    page.locator("main button:visible").first.click()
    until(page, SAME)
