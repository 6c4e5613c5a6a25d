"""What the tests of several machines share: a database, programs that keep their sessions there, and a proxy
that sends each request to another one of them."""

import contextlib
import importlib.util
import pathlib
import shutil
import socket
import subprocess
import sys
import time

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Tests/Browser"))

from server import Server, free_port  # noqa: E402


# Chromium and its pages are those of the tests of one process.
specification = importlib.util.spec_from_file_location("browser", ROOT / "Tests/Browser/conftest.py")
browser = importlib.util.module_from_spec(specification)
specification.loader.exec_module(browser)
chromium, visit, amount, pytest_addoption = (
    browser.chromium,
    browser.visit,
    browser.amount,
    browser.pytest_addoption,
)


class Database:
    """PostgreSQL with nothing in it."""

    def __init__(self, *flags):
        self.script = subprocess.Popen(
            [ROOT / "Scripts/postgres", *flags],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.address = self.script.stdout.readline().strip()
        if not self.address:
            pytest.skip("PostgreSQL is absent: apt-get install postgresql")

    def tell(self, line):
        print(line, file=self.script.stdin, flush=True)
        return self.script.stdout.readline().strip()

    def ask(self, query):
        """The lines of an answer."""
        answer = subprocess.run(
            ["psql", "-qXAt", self.address, "-c", query], check=True, capture_output=True, text=True
        )
        return answer.stdout.split("\n")[:-1]

    def close(self):
        self.script.stdin.close()
        self.script.wait(timeout=30)


class Front:
    """nginx before processes, each of which gets one request after the other."""

    def __init__(self, folder, ports):
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        text = (ROOT / "Documentation/Deploy/several.conf").read_text()
        text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{self.port};")
        text = "\n".join(line for line in text.split("\n") if "ssl_" not in line)
        for place, port in zip(["10.0.0.1", "10.0.0.2", "10.0.0.3"], ports):
            text = text.replace(f"{place}:8080", f"127.0.0.1:{port}")
        configuration = folder / "nginx.conf"
        # Where it writes is a folder of its own, so that anybody can start it.
        places = "".join(
            f"{name}_temp_path {folder}/{name};\n"
            for name in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        )
        configuration.write_text(
            f"daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log;\n"
            f"events {{ worker_connections 4096; }}\nhttp {{ access_log off;\n{places}{text}\n}}\n"
        )
        self.process = subprocess.Popen(["nginx", "-p", folder, "-c", configuration])
        for _ in range(600):
            with socket.socket() as tried:
                if tried.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            assert self.process.poll() is None, (folder / "nginx.log").read_text()
            time.sleep(0.05)
        raise AssertionError("nginx does not listen")

    def close(self):
        self.process.terminate()
        self.process.wait(timeout=20)


class Cluster:
    """Three processes of one program, with what is before and behind them."""

    def __init__(self, program, folder, *settings, port=None, reach=lambda place, address: address, environments=({}, {}, {})):
        self.things = contextlib.ExitStack()
        self.database = Database(*(["--port", str(port)] if port else []))
        self.things.callback(self.database.close)
        self.servers = []
        for place, environment in enumerate(environments):
            server = Server(
                program,
                f"sessions={reach(place, self.database.address)}",
                "proxy=127.0.0.1",
                "max-actions=100000",
                "max-sessions-per-browser=100000",
                "max-sessions-per-address=100000",
                *settings,
                environment=environment,
            )
            self.servers.append(server)
            self.things.callback(server.close)
        self.front = Front(folder, [server.port for server in self.servers])
        self.things.callback(self.front.close)

    def counted(self, name):
        """What all processes have counted of something."""
        lines = [line for server in self.servers for line in server.get("/metrics").read().decode().split("\n")]
        return sum(float(line.split()[1]) for line in lines if line.startswith(f"{name} "))


@pytest.fixture
def cluster(tmp_path):
    if not shutil.which("nginx"):
        pytest.skip("nginx is absent: apt-get install nginx")
    with contextlib.ExitStack() as things:

        def start(program, *settings, **options):
            made = Cluster(program, tmp_path, *settings, **options)
            things.callback(made.things.close)
            return made

        yield start
