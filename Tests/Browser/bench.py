"""From a click to the paint, beside a page of plain JavaScript: bench.py [ROUNDS]

Prints the operations of js-framework-benchmark with the bytes that they put on the wire. The pages
run in one Chromium, in turn, with the same markup and stylesheet; the server is a release build. The
rows stand in a stack, with ROWS=list in a list.

A third page of plain JavaScript does what was clicked when a bare WebSocket has sent it back: it takes
what a page with a server takes at least.
"""

import pathlib
import shutil
import statistics
import sys
import threading
import urllib.request

import websockets.sync.server
from playwright.sync_api import sync_playwright

from server import Server

HERE = pathlib.Path(__file__).parent
rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 7


def plain_page(browser, server, live, echo=None):
    """The page that shows `live` now, without its script and its rows."""
    page = browser.new_page()
    style = urllib.request.urlopen(f"{server.address}/~page.css").read().decode()
    sample = live.evaluate("rows()[0].outerHTML")
    page.set_content(f"<style>{style}</style>{live.evaluate('emptied()')}")
    page.add_script_tag(path=HERE / "plain.js")
    page.add_script_tag(path=HERE / "clicks.js")
    page.evaluate("([sample, echo]) => plain(sample, echo)", [sample, echo])
    return page


def echo(socket):
    for text in socket:
        socket.send(text)


def live_page(browser, server, bytes_of):
    page = browser.new_page(bypass_csp=True)
    page.on("websocket", lambda socket: count(socket, bytes_of))
    page.goto(server.address)
    page.wait_for_function("sessionStorage.live")
    page.add_script_tag(path=HERE / "clicks.js")
    page.evaluate("prepare('update every 10th row')")
    return page


def count(socket, bytes_of):
    socket.on("framesent", lambda frame: bytes_of.__setitem__("up", bytes_of["up"] + len(frame.encode())))
    socket.on(
        "framereceived", lambda frame: bytes_of.__setitem__("down", bytes_of["down"] + len(frame.encode()))
    )


def main(server, browser, address):
    bytes_of = {"up": 0, "down": 0}
    live = live_page(browser, server, bytes_of)
    plain = plain_page(browser, server, live)
    echoed = plain_page(browser, server, live, address)
    print(
        f"{'from a click to the paint':26}{'plain':>9}{'echoed':>9}{'ours':>9}{'times':>8}{'echoed':>8}"
        f"{'up':>7}{'down':>9}"
    )
    for name in live.evaluate("Object.keys(operations)"):
        times = {live: [], plain: [], echoed: []}
        for _ in range(rounds + 1):
            for page in times:
                page.evaluate("name => prepare(name)", name)
                page.wait_for_timeout(50)
                bytes_of.update(up=0, down=0)
                times[page].append(page.evaluate("name => measure(name)", name))
                if page is live:
                    wire = dict(bytes_of)
        ours, theirs, least = (statistics.median(times[page][1:]) for page in (live, plain, echoed))
        print(
            f"{name:26}{theirs:6.1f} ms{least:6.1f} ms{ours:6.1f} ms{ours / theirs:8.1f}{ours / least:8.1f}"
            f"{wire['up']:7,}{wire['down']:9,}"
        )
    print("goal: at most 2 times; bytes of a row's text at most 60, of a swap at most 40")


server = Server("WebRows")
with (
    websockets.sync.server.serve(echo, "127.0.0.1", 0) as bare,
    sync_playwright() as playwright,
):
    threading.Thread(target=bare.serve_forever, daemon=True).start()
    address = "ws://{}:{}".format(*bare.socket.getsockname())
    browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
    try:
        main(server, browser, address)
    finally:
        browser.close()
        server.close()
