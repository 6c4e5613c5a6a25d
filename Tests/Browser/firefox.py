"""Firefox as Debian packs it, driven by WebDriver BiDi: Playwright knows its own build of it only."""

import contextlib
import itertools
import json
import shutil
import subprocess
import tempfile
import threading

from websockets.sync.client import connect

ENTER = "\ue007"


class Firefox:
    """A browser with one page."""

    def __init__(self):
        self.open_line = contextlib.ExitStack()
        self.profile = tempfile.mkdtemp(prefix="firefox-")
        # What it says by itself is about services that it finds nobody to answer for.
        command = ["firefox-esr", "--headless", "--no-remote", "--profile", self.profile]
        self.process = subprocess.Popen(
            command + ["--remote-debugging-port", "0"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        address = self._address()
        # Who does not read what it says stops it once the pipe is full.
        threading.Thread(target=self.process.stderr.read, daemon=True).start()
        self.line = self.open_line.enter_context(connect(address + "/session", max_size=None))
        self.numbers = itertools.count(1)
        self._ask("session.new", capabilities={})
        self.context = self._ask("browsingContext.getTree")["contexts"][0]["context"]

    def open(self, address):
        self._ask("browsingContext.navigate", context=self.context, url=address, wait="complete")

    def evaluate(self, function, *arguments):
        """Calls a function of JavaScript on the page; what goes in and comes out is JSON."""
        calls = ", ".join(json.dumps(argument) for argument in arguments)
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=f"async () => JSON.stringify(await ({function})({calls})) ?? 'null'",
            target={"context": self.context},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def until(self, condition, seconds=20):
        """Waits until an expression is true."""
        self.evaluate(
            """async (seconds) => {
              const end = performance.now() + seconds * 1000
              while (!(CONDITION)) {
                if (performance.now() > end) throw new Error('never: ' + document.body.innerText)
                await new Promise((resolve) => setTimeout(resolve, 20))
              }
            }""".replace("CONDITION", condition),
            seconds,
        )

    def press(self, *keys):
        """Presses keys, one after the other."""
        actions = [
            {"type": kind, "value": key} for key in keys for kind in ("keyDown", "keyUp")
        ]
        self._ask(
            "input.performActions",
            context=self.context,
            actions=[{"type": "key", "id": "keys", "actions": actions}],
        )

    def close(self):
        self.open_line.close()
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)

    def _address(self):
        late = threading.Timer(60, self.process.kill)
        late.start()
        said = []
        for line in self.process.stderr:
            said.append(line)
            if "WebDriver BiDi listening on " in line:
                late.cancel()
                return line.split("listening on ")[1].strip()
        late.cancel()
        raise AssertionError("Firefox names no address: " + "".join(said))

    def _ask(self, method, **params):
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := json.loads(self.line.recv(timeout=60))).get("id") != number:
            pass
        assert answer["type"] == "success", f"{method}: {answer.get('message')}"
        return answer["result"]
