"""A store of sessions that breaks in each way that one can, and states of other versions of a program."""

import contextlib
import os
import pathlib
import re
import shutil
import sqlite3
import subprocess
import tempfile
import time

import pytest
from playwright.sync_api import expect

from server import CONFIGURATION, ROOT, free_port
from stories import all_stored
from test_faults import counted, is_told, metric, press


def is_ready(server):
    try:
        with server.get("/ready"):
            return True
    except OSError:
        return False


def becomes_ready(server, ready):
    end = time.monotonic() + 40
    while is_ready(server) != ready:
        assert time.monotonic() < end, server.said()
        time.sleep(0.1)


def is_unsaved(server, page):
    """All are told that nothing is saved: the person, the proxy, and who looks at the figures and the log."""
    is_told(page, "cannot be saved at the moment")
    becomes_ready(server, False)
    assert metric(server, "web_store_failing") == 1
    assert metric(server, "web_failed_saves_total") > 0
    assert said_once(server, "Sessions are not stored")


def is_saved(server, page):
    all_stored(page)
    becomes_ready(server, True)
    assert metric(server, "web_store_failing") == 0
    assert said_once(server, "Sessions are stored again")


def said_once(server, text):
    return len(re.findall(text, server.said())) == 1


def file_of(server):
    return pathlib.Path(server.folder.name) / "modular/WebFaults.sessions"


@pytest.fixture
def small():
    """A file system of a megabyte."""
    folder = tempfile.mkdtemp()
    mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], capture_output=True)
    if mounted.returncode:
        os.rmdir(folder)
        pytest.skip("a file system can be mounted by root alone")
    yield pathlib.Path(folder)
    subprocess.run(["umount", "-l", folder], check=True)
    os.rmdir(folder)


def fill(folder):
    with contextlib.suppress(OSError), open(folder / "filler", "wb", buffering=0) as filler:
        while filler.write(bytes(4_096)):
            pass


@pytest.mark.parametrize("ends", [False, True])
def test_a_full_disk_loses_nothing(serve, visit, small, ends):
    server = serve("WebFaults", f"sessions={small}/x.sessions", "sleep-after=1")
    page = visit(server.address)
    press(page, "Count")
    counted(page, 1)
    fill(small)
    press(page, "Count")
    page.get_by_role("textbox", name="Name").fill("half a name")
    counted(page, 2)
    is_unsaved(server, page)
    if ends:
        server.kill()
    (small / "filler").unlink()
    if ends:
        server.start()
        all_stored(page)
    else:
        is_saved(server, page)
    page.reload()
    counted(page, 2)
    expect(page.get_by_role("textbox", name="Name")).to_have_value("half a name")


def test_a_disk_that_is_full_is_seen_though_nobody_does_anything(serve, small):
    server = serve("WebFaults", f"sessions={small}/x.sessions", "sleep-after=1")
    fill(small)
    becomes_ready(server, False)
    (small / "filler").unlink()
    becomes_ready(server, True)


def test_a_file_that_another_program_has_locked_is_waited_for(serve, visit):
    server = serve("WebFaults", "sleep-after=1")
    page = visit(server.address)
    press(page, "Count")
    counted(page, 1)
    all_stored(page)
    other = sqlite3.connect(file_of(server), isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    press(page, "Count")
    is_unsaved(server, page)
    other.execute("COMMIT")
    other.close()
    is_saved(server, page)
    server.kill()
    server.start()
    counted(page, 2)


def test_a_file_that_is_locked_at_the_start_is_named(serve):
    server = serve("WebFaults")
    server.stop()
    with contextlib.closing(sqlite3.connect(file_of(server), isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(AssertionError, match="Another program has locked '.*WebFaults.sessions'"):
            server.start()
    server.start()


@pytest.mark.parametrize("what", ["folder", "file"])
def test_a_store_that_is_gone_is_begun_anew_with_all_that_is_known(serve, visit, what):
    server = serve("WebFaults", "sleep-after=1")
    page, other = visit(server.address), visit(server.address)
    for some in page, other:
        press(some, "Count")
        counted(some, 1)
        all_stored(some)
    cookies = page.context.cookies()
    if what == "folder":
        shutil.rmtree(file_of(server).parent)
    else:
        file_of(server).unlink()
    press(page, "Count")
    counted(page, 2)
    all_stored(page)
    end = time.monotonic() + 30
    while "Sessions are stored again" not in server.said():
        assert time.monotonic() < end, server.said()
        time.sleep(0.1)
    becomes_ready(server, True)
    assert re.search("is not there any more.*Sessions are not stored", server.said())
    # The other one has done nothing since, and is stored as well.
    end = time.monotonic() + 30
    while kept(server) != 2 or not file_of(server).with_suffix(".sessions.keys").exists():
        assert time.monotonic() < end
        time.sleep(0.1)
    server.kill()
    server.start()
    counted(page, 2)
    counted(other, 1)
    assert page.context.cookies() == cookies


def kept(server):
    """How many sessions the file holds."""
    try:
        with contextlib.closing(sqlite3.connect(f"file:{file_of(server)}?mode=ro", uri=True)) as file:
            return file.execute("SELECT count(*) FROM session").fetchone()[0]
    except sqlite3.OperationalError:
        return 0


def begun(server, page):
    """Has a page count once, and ends the server; returns the file of sessions, with all in it."""
    press(page, "Count")
    counted(page, 1)
    all_stored(page)
    assert server.stop() == 0
    with contextlib.closing(sqlite3.connect(file_of(server))) as file:
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return file_of(server)


def damage(file, how):
    if how == "something else":
        file.write_bytes(b"This is no database.\n" * 1_000)
    else:
        content = bytearray(file.read_bytes())
        content[4_096 * 2 : 4_096 * 3] = b"x" * 4_096
        file.write_bytes(content)
    return file.read_bytes()


@pytest.mark.parametrize("how", ["something else", "a page of something else"])
def test_a_damaged_file_stops_the_start_and_is_kept(serve, visit, how):
    server = serve("WebFaults")
    page = visit(server.address)
    file = begun(server, page)
    damaged = damage(file, how)
    with pytest.raises(AssertionError, match="is damaged.*--web corrupt=set-aside"):
        server.start()
    assert file.read_bytes() == damaged
    server.settings = ["corrupt=set-aside"]
    server.start()
    assert said_once(server, "so another one is begun")
    aside = list(file.parent.glob("WebFaults.sessions.damaged-*"))
    assert damaged in [some.read_bytes() for some in aside]
    page.reload()
    counted(page, 0)
    press(page, "Count")
    counted(page, 1)
    server.kill()
    server.start()
    counted(page, 1)
    assert said_once(server, "so another one is begun")


# Has a page say all that it says a second late.
LATE = """
const { send } = WebSocket.prototype
WebSocket.prototype.send = function (text) { setTimeout(() => send.call(this, text), 1e3) }
"""


def test_what_is_done_before_a_page_is_connected_goes_to_what_it_shows(serve, visit):
    server = serve("WebFaults")
    page = visit(server.address)
    file = begun(server, page)
    # What a page has yet to do in a session that is gone is not done in another one.
    press(page, "Count")
    file.unlink()
    server.start()
    counted(page, 0)
    for number in 1, 2:
        press(page, "Count")
        counted(page, number)
    all_stored(page)
    assert server.stop() == 0
    file.unlink()
    # A person is faster than the page's connection.
    page.add_init_script(LATE)
    server.start()
    page.reload()
    page.get_by_role("textbox", name="Name").fill("a name")
    press(page, "Count")
    press(page, "Count")
    counted(page, 2)
    all_stored(page)
    page.reload()
    counted(page, 2)
    expect(page.get_by_role("textbox", name="Name")).to_have_value("a name")


def test_a_folder_that_may_not_be_written_stops_the_start():
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o555)
        nobody = {"user": 65_534, "group": 65_534, "extra_groups": []} if os.getuid() == 0 else {}
        program = ROOT / ".build" / CONFIGURATION / "WebFaults"
        command = [program, "--host", "web", "--port", str(free_port()), "--web", f"sessions={folder}/x.sessions"]
        ended = subprocess.run(command, capture_output=True, text=True, timeout=60, **nobody)
        assert ended.returncode == 1
        assert re.search("x.sessions' cannot be used: .*Let this user write it", ended.stderr), ended.stderr


def runs(server, monkeypatch, versions, *settings):
    """Ends the server, and starts another version of the program."""
    assert server.stop() == 0
    monkeypatch.setenv("VERSIONS", versions)
    server.settings = settings
    server.start()


def test_a_program_that_is_taken_back_goes_on_where_it_was(serve, visit, monkeypatch):
    server = serve("WebFaults")
    page = visit(server.address)
    for number in 1, 2, 3:
        press(page, "Count")
        counted(page, number)
    runs(server, monkeypatch, "2")
    is_told(page, "The program has changed")
    counted(page, 0)
    for number in 1, 2:
        press(page, "Count")
        counted(page, number)
    runs(server, monkeypatch, "1")
    counted(page, 3)
    press(page, "Count")
    counted(page, 4)
    runs(server, monkeypatch, "2")
    counted(page, 2)


def test_a_program_that_can_read_all_states_takes_the_former_one_where_it_is_told_to(
    serve, visit, monkeypatch
):
    server = serve("WebFaults")
    page = visit(server.address)
    for number in 1, 2, 3:
        press(page, "Count")
        counted(page, number)
    runs(server, monkeypatch, "2")
    counted(page, 0)
    press(page, "Count")
    counted(page, 1)
    runs(server, monkeypatch, "3,2,1")
    counted(page, 1)
    runs(server, monkeypatch, "3,2,1", "rollback=yes")
    counted(page, 3)
    press(page, "Count")
    counted(page, 4)
    # It is taken back once, however often the server starts.
    runs(server, monkeypatch, "3,2,1", "rollback=yes")
    counted(page, 4)
    runs(server, monkeypatch, "3,2,1")
    counted(page, 4)


def test_what_is_taken_back_must_be_readable(serve, visit, monkeypatch):
    server = serve("WebFaults")
    page = visit(server.address)
    press(page, "Count")
    counted(page, 1)
    runs(server, monkeypatch, "2")
    counted(page, 0)
    for number in 1, 2:
        press(page, "Count")
        counted(page, number)
    runs(server, monkeypatch, "2", "rollback=yes")
    counted(page, 2)
