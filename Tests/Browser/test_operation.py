"""What an operator has to do with: a proxy in front, sessions that sleep, counters."""

import contextlib
import json
import re
import shutil
import socket
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request

import pytest
from playwright.sync_api import expect

from client import Client, begin
from server import ROOT, free_port
from stories import log_in


@pytest.fixture
def nginx(tmp_path):
    """Starts the documented nginx in front of a server; returns its address."""
    if not shutil.which("nginx"):
        pytest.skip("nginx is absent: apt-get install nginx")
    processes = []

    def start(server):
        port = free_port()
        text = (ROOT / "Documentation/Deploy/nginx.conf").read_text()
        text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{port}")
        text = re.sub(r"  ssl_certificate.*\n", "", text)
        text = text.replace("127.0.0.1:8080", f"127.0.0.1:{server.port}")
        paths = "".join(
            f"{name}_temp_path {tmp_path}/{name};"
            for name in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        )
        conf = tmp_path / "nginx.conf"
        conf.write_text(
            f"pid {tmp_path}/pid; error_log {tmp_path}/errors; daemon off; events {{}}\n"
            f"http {{ access_log off; {paths}\n{text} }}\n"
        )
        processes.append(subprocess.Popen(["nginx", "-p", tmp_path, "-c", conf]))
        address = f"http://127.0.0.1:{port}"
        for _ in range(200):
            try:
                urllib.request.urlopen(f"{address}/health").read()
                return address
            except OSError:
                time.sleep(0.05)
        raise AssertionError((tmp_path / "errors").read_text())

    yield start
    for process in processes:
        process.terminate()
        process.wait()


def metrics(server):
    return urllib.request.urlopen(f"{server.address}/metrics").read().decode()


@pytest.fixture
def certificate(tmp_path):
    """Makes a certificate that proves the name of this machine, and its key; returns their files."""
    files = tmp_path / "certificate.pem", tmp_path / "key.pem"
    command = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=tests"
    names = ["-addext", "subjectAltName=IP:127.0.0.1"]
    output = ["-out", files[0], "-keyout", files[1]]
    subprocess.run([*command.split(), *names, *output], check=True, capture_output=True)
    return files


def test_the_server_encrypts(serve, visit, certificate):
    file, key = certificate
    server = serve("App", f"certificate={file}", f"key={key}", certificate=file)
    assert f"Open https://127.0.0.1:{server.port} " in server.said()
    with server.get() as answer:
        assert "; Secure" in answer.headers["Set-Cookie"]
    page = visit(server.address, ignore_https_errors=True)
    log_in(page)
    page.get_by_role("button", name="Open A2").click()
    expect(page.get_by_role("heading", name="A2")).to_be_visible()
    assert "web_sockets_total 1\n" in server.get("/metrics").read().decode()
    with pytest.raises(OSError):
        urllib.request.urlopen(f"http://127.0.0.1:{server.port}/health")
    assert server.stop() == 0, server.said()


def test_files_that_are_no_certificate_are_told(serve):
    with pytest.raises(AssertionError, match="'/dev/null' is no certificate: name a file in the PEM"):
        serve("App", "certificate=/dev/null", "key=/dev/null")


def test_a_connection_that_never_ends_does_not_keep_the_server(serve, certificate):
    file, key = certificate
    server = serve("App", f"certificate={file}", f"key={key}", certificate=file)
    place = ("127.0.0.1", server.port)
    with contextlib.ExitStack() as connections:
        connections.enter_context(socket.create_connection(place))
        for request in ["", "GET / HTTP/1.1\r\n", "GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"]:
            connection = connections.enter_context(socket.create_connection(place))
            encrypted = connections.enter_context(
                server.trust.wrap_socket(connection, server_hostname="127.0.0.1")
            )
            encrypted.sendall(request.encode())
        assert encrypted.recv(15) == b"HTTP/1.1 200 OK"
        assert server.stop() == 0, server.said()


def test_the_documented_nginx_passes_pages_on(serve, visit, nginx):
    server = serve("App", "proxy=127.0.0.1")
    address = nginx(server)
    page = visit(address)
    log_in(page)
    page.get_by_role("button", name="Open A2").click()
    expect(page.get_by_role("heading", name="A2")).to_be_visible()
    assert "web_sockets_total 1\n" in metrics(server)
    with pytest.raises(urllib.error.HTTPError) as failure:
        urllib.request.urlopen(f"{address}/metrics")
    assert failure.value.code == 404


def test_a_proxy_that_is_not_named_is_not_believed(serve):
    server = serve("App")
    headers = {"X-Forwarded-Proto": "https", "X-Forwarded-For": "203.0.113.9"}
    request = urllib.request.Request(server.address, headers=headers)
    with urllib.request.urlopen(request) as answer:
        assert "Secure" not in answer.headers["Set-Cookie"]
    named = serve("App", "proxy=127.0.0.1")
    request = urllib.request.Request(named.address, headers=headers)
    with urllib.request.urlopen(request) as answer:
        assert "Secure" in answer.headers["Set-Cookie"]


def test_an_address_gets_so_many_sessions(serve):
    server = serve("App", "proxy=127.0.0.1", "max-sessions-per-address=3")
    for _ in range(5):
        begin(server)
    people = [Client(server) for _ in range(3)]
    for person in people:
        person.attach()
    with pytest.raises(urllib.error.HTTPError) as failure:
        begin(server)
    assert failure.value.code == 503
    request = urllib.request.Request(server.address, headers={"X-Forwarded-For": "203.0.113.9"})
    assert urllib.request.urlopen(request).status == 200


@pytest.mark.parametrize("setting", ["sleep-after=1", "rest-after=1"])
def test_a_session_that_sleeps_is_woken_by_the_next_click(serve, setting):
    server = serve("NumberFactDemo", setting)
    cookie, session, _ = begin(server)

    def press(label):
        request = urllib.request.Request(f"{server.address}/?~s={session}", headers={"Cookie": cookie})
        html = urllib.request.urlopen(request).read().decode()
        button = re.search(rf'<button id="e\d+"[^>]*value="(\d+)"[^>]*>{re.escape(label)}<', html)[1]
        body = urllib.parse.urlencode({"s": session, "p": button}).encode()
        headers = {"Cookie": cookie, "Origin": server.address}
        answer = urllib.request.urlopen(urllib.request.Request(f"{server.address}/~act", body, headers))
        return answer.read().decode()

    assert ">1</p>" in press("+")
    end = time.monotonic() + 30
    while "web_sessions 0\n" not in metrics(server):
        assert time.monotonic() < end
        time.sleep(0.1)
    assert ">2</p>" in press("+")


def forget(server):
    """Waits until the server has let go of all sessions."""
    end = time.monotonic() + 30
    while "web_sessions 0\n" not in metrics(server):
        assert time.monotonic() < end
        time.sleep(0.1)


@pytest.mark.parametrize("age", ["forgotten", "of a server before"])
def test_a_form_without_script_counts_however_old_it_is(serve, visit, age):
    server = serve("App", "sleep-after=1", "forget-after=1")
    page = visit(server.address, java_script_enabled=False)
    page.get_by_label("Name").fill("wimes")
    if age == "forgotten":
        forget(server)
    else:
        server.kill()
        server.start()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Log in")).to_be_enabled()
    expect(page.get_by_label("Name")).to_have_value("wimes")
    page.get_by_role("button", name="Log in").click()
    expect(page.get_by_role("heading", name="A1")).to_be_visible()
    expect(page).to_have_url(re.compile("~s="))


def test_a_button_of_an_old_page_without_script_is_pressed(serve, visit):
    server = serve("NumberFactDemo", "sleep-after=1", "forget-after=1")
    page = visit(server.address, java_script_enabled=False)
    forget(server)
    page.get_by_role("button", name="+").click()
    expect(page.get_by_text("1", exact=True)).to_be_visible()


def test_a_form_of_a_place_is_carried_out_there(serve, visit):
    server = serve("App", "sleep-after=1", "forget-after=1")
    page = visit(f"{server.address}/tab/b", java_script_enabled=False)
    forget(server)
    page.get_by_role("button", name="Open B2").click()
    expect(page.get_by_role("heading", name="B2")).to_be_visible()


def test_a_question_for_the_head_alone_begins_no_session(serve):
    server = serve("App")
    for path, status in [("/", 200), ("/tab/b", 200), ("/health", 200), ("/ready", 200), ("/~send", 405)]:
        answer = requested(server.address + path, "HEAD")
        assert (answer[0], answer[1]) == (status, b""), path
    assert "web_sessions 0\n" in requested(server.address + "/metrics", "GET")[1].decode()


def requested(url, method):
    try:
        with urllib.request.urlopen(urllib.request.Request(url, method=method)) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def test_sessions_go_to_sleep_where_memory_is_short(serve):
    server = serve("WebFaults", "max-memory=1")
    person = Client(server)
    button = re.search(r'value="(\d+)"[^>]*>Count<', person.attach())[1]
    person.act(1, int(button), "p")
    person.hear()
    person.connections.close()
    for _ in range(100):
        if "web_sessions 0\n" in metrics(server):
            break
        time.sleep(0.5)
    assert "Memory is short" in server.said()
    assert "Counted 1" in person.attach()


def test_the_log_is_json_and_has_requests_where_it_is_asked_for(serve):
    server = serve("WebFaults", "log=json", "access-log=yes")
    begin(server)
    server.get("/?~s=0123456789abcdef01234567").read()
    entries = [json.loads(line) for line in server.said().splitlines()]
    assert any("Open http" in entry["message"] for entry in entries)
    answered = [entry for entry in entries if entry["message"] == "Answered"]
    assert ("GET", "/", "200", "127.0.0.1") in [
        (entry["method"], entry["path"], entry["status"], entry["address"]) for entry in answered
    ]
    assert "0123456789abcdef" not in server.said()
