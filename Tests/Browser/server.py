"""Starts programs of this project as web servers, on ports of their own."""

import os
import pathlib
import random
import signal
import socket
import ssl
import subprocess
import tempfile
import time
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parents[2]
# Where programs keep sessions, data and settings.
OWN = ["XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"]
CONFIGURATION = os.environ.get("CONFIGURATION", "debug")


def free_port():
    """A port that no connection of another test takes meanwhile, as the system would give it one from 32,768 on."""
    for port in random.sample(range(12_000, 32_000), 1_000):
        with socket.socket() as free:
            free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                free.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("a thousand ports are taken")


class Server:
    """One program that serves; it can be killed and started again with the same sessions."""

    def __init__(self, program, *settings, flags=(), certificate=None, environment={}):
        self.program = program
        self.environment = environment
        self.trust = certificate and ssl.create_default_context(cafile=certificate)
        self.settings = settings
        self.flags = flags
        self.folder = tempfile.TemporaryDirectory()
        self.port = free_port()
        self.start()

    @property
    def address(self):
        return f"{'https' if self.trust else 'http'}://127.0.0.1:{self.port}"

    @property
    def name(self):
        return " ".join([self.program, *self.environment])

    def get(self, path="/"):
        return urllib.request.urlopen(self.address + path, context=self.trust)

    def start(self):
        command = [ROOT / ".build" / CONFIGURATION / self.program, "--host", "web", "--port", str(self.port)]
        for setting in self.settings:
            command += ["--web", setting]
        command += self.flags
        self.log = open(pathlib.Path(self.folder.name) / "log", "a")
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stderr=self.log,
            env={**os.environ, **dict.fromkeys(OWN, self.folder.name), **self.environment},
        )
        for _ in range(600):
            try:
                self.get("/ready").read()
                return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.05)
        raise AssertionError(f"{self.program} does not serve: {self.said()}")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        """Ends the server as an operator does; returns its status."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=20)

    def close(self):
        if self.process.poll() is None:
            self.kill()
        self.log.close()
        self.folder.cleanup()

    def said(self):
        return (pathlib.Path(self.folder.name) / "log").read_text()

    def memory(self):
        """The memory that the process takes up, in KB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
