"""Whose a session is: cookies that only the server can make, and new ones for who has logged in."""

import pathlib
import re
import stat
import urllib.error
import urllib.request

import pytest
from playwright.sync_api import expect

from client import begin, live
from stories import log_in

# Has pages do without WebSocket.
BLOCKED = "window.WebSocket = class { constructor() { setTimeout(() => this.onerror?.()) } close() {} }"
MONTH = 31 * 86_400


def keys_of(server):
    return next(pathlib.Path(server.folder.name).glob("modular/*.sessions.keys"))


def grow_old(server):
    """Has the keys be a month older, as a server finds them that is started then."""
    server.kill()
    lines = [line.split() for line in keys_of(server).read_text().splitlines()]
    keys_of(server).write_text("".join(f"{int(made) - MONTH} {key}\n" for made, key in lines))
    server.start()


def asked(server, path, cookie):
    """The status, the cookies that are set, and the page."""
    request = urllib.request.Request(server.address + path, headers={"Cookie": cookie})
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.headers.get_all("Set-Cookie") or [], answer.read().decode()
    except urllib.error.HTTPError as error:
        return error.code, error.headers.get_all("Set-Cookie") or [], error.read().decode()


def named(cookies):
    return next(cookie.split(";")[0] for cookie in cookies if cookie.startswith("browser-"))


def stored(server):
    """A session that does something, so that it is kept; its cookie and its name."""
    cookie, session, epoch = begin(server)
    with live(server, cookie) as line:
        line.send(f'["hello","{session}","p","{epoch}",0,1]')
        line.recv(timeout=10)
        line.send('[1,0,999999,"p"]')
        assert line.recv(timeout=10).startswith("[1,1")
    return cookie, session


def wanted(server, cookie, session, page="p"):
    """The session that a page gets that asks for one."""
    with live(server, cookie) as line:
        line.send(f'["hello","{session}","{page}","",0,1]')
        return re.match(r'\[\d+,\d+,"w","(\w+)"', line.recv(timeout=10))[1]


def test_a_cookie_that_was_not_made_here_gets_a_session_of_its_own(serve):
    server = serve("App")
    cookie, session, _ = begin(server)
    name, signature = cookie.split("=")[1].split(".")
    other = f"{(int(name, 16) + 1) % 2**128:032x}"
    forged = [name, f"{name}.{'0' * 64}", f"{other}.{signature}", f"{other}.{other}{other}", "x"]
    for value in forged:
        planted = f"browser-{server.port}={value}"
        status, cookies, html = asked(server, f"/?~s={session}", planted)
        assert status == 200 and session not in html
        assert value not in named(cookies)
        with live(server, planted) as line:
            fresh = line.response.headers["Set-Cookie"].split(";")[0]
            line.send(f'["hello","{session}","p","",0,1]')
            assert session not in line.recv(timeout=10)
        assert value not in fresh
        mine = wanted(server, fresh, session)
        assert mine != session
        assert wanted(server, fresh, mine) == mine
    assert wanted(server, cookie, session) == session


def test_keys_outlive_the_server_and_are_its_own(serve):
    server = serve("App")
    cookie, session = stored(server)
    assert stat.S_IMODE(keys_of(server).stat().st_mode) == 0o600
    server.kill()
    server.start()
    assert wanted(server, cookie, session) == session


def test_a_key_is_renewed_and_the_one_before_it_counts(serve):
    server = serve("App", "key-days=30")
    cookie, session = stored(server)
    grow_old(server)
    with live(server, cookie) as line:
        signed = line.response.headers["Set-Cookie"].split(";")[0]
    assert signed != cookie and signed.split(".")[0] == cookie.split(".")[0]
    assert named(asked(server, f"/?~s={session}", cookie)[1]) == signed
    assert wanted(server, cookie, session) == session
    grow_old(server)
    assert wanted(server, signed, session) == session
    assert wanted(server, cookie, session) != session
    assert len(keys_of(server).read_text().splitlines()) == 2


def test_a_page_goes_on_whose_cookie_has_become_worthless(serve, visit):
    server = serve("App")
    page = visit(server.address)
    log_in(page)
    server.kill()
    keys_of(server).unlink()
    server.start()
    expect(page.get_by_role("heading", name="A1")).to_have_count(0)
    log_in(page)
    page.reload()
    expect(page.get_by_role("heading", name="A1")).to_be_visible()


def test_a_file_of_keys_that_holds_something_else_stops_the_start(serve):
    server = serve("App")
    server.stop()
    keys_of(server).write_text("something else\n")
    with pytest.raises(AssertionError, match="holds no keys of cookies.*remove it"):
        server.start()
    assert keys_of(server).read_text() == "something else\n"


def plant(page, server, cookie):
    name, value = cookie.split("=")
    page.context.add_cookies([{"name": name, "value": value, "url": server.address}])


def cookie_of(page, server):
    """What the browser has by now."""
    cookies = {some["name"]: some["value"] for some in page.context.cookies()}
    return f"browser-{server.port}={cookies[f'browser-{server.port}']}"


def becomes_another(page, server, cookie):
    for _ in range(200):
        if cookie_of(page, server) != cookie:
            return cookie_of(page, server)
        page.wait_for_timeout(50)
    raise AssertionError("The browser has no new cookie.")


def opens_nothing(server, cookie, session):
    """Nobody who knows what was before sees what is now."""
    status, cookies, html = asked(server, f"/?~s={session}", cookie)
    assert "A1" not in html
    assert not any(some.startswith("browser-") for some in cookies) or status == 200
    try:
        assert wanted(server, cookie, session) != session
    except Exception as closed:
        assert "1001" in str(closed)


@pytest.mark.parametrize("way", ["socket", "events", "forms"])
def test_who_has_planted_a_cookie_has_nothing_after_the_log_in(serve, visit, way):
    server = serve("App")
    cookie, session, _ = begin(server)
    page = visit("about:blank", java_script_enabled=way != "forms")
    if way == "events":
        page.add_init_script(BLOCKED)
    plant(page, server, cookie)
    page.goto(f"{server.address}/?~s={session}")
    assert cookie_of(page, server) == cookie
    if way == "forms":
        # Without script, what is typed counts when it is sent.
        page.get_by_label("Name").fill("wimes")
        page.keyboard.press("Enter")
    log_in(page)
    new = becomes_another(page, server, cookie)
    opens_nothing(server, cookie, session)
    page.get_by_role("button", name="Open A2").click()
    expect(page.get_by_role("heading", name="A2")).to_be_visible()
    assert cookie_of(page, server).split(".")[0] == new.split(".")[0]
    server.kill()
    server.start()
    opens_nothing(server, cookie, session)
    if way == "forms":
        page.reload()
    page.get_by_role("button", name="Back").click()
    expect(page.get_by_role("heading", name="A1")).to_be_visible()


def test_a_server_that_ends_between_a_new_cookie_and_its_use_loses_nothing(serve, visit):
    server = serve("App")
    page = visit(server.address)
    cookie = cookie_of(page, server)

    held = []
    page.route("**/~renew/*", lambda route: held.append((route, route.fetch(max_redirects=0))))
    log_in(page)
    server.kill()
    route, answer = held[0]
    route.fulfill(response=answer)
    becomes_another(page, server, cookie)
    server.start()
    page.get_by_role("button", name="Open A2").click()
    expect(page.get_by_role("heading", name="A2")).to_be_visible()
    session = page.locator("#page").get_attribute("data-session")
    opens_nothing(server, cookie, session)


def test_other_pages_of_the_browser_go_on(serve, visit):
    server = serve("App")
    page = visit(server.address)
    other = page.context.new_page()
    other.goto(server.address)
    other.get_by_label("Name").fill("half a na")
    expect(other.locator("html")).not_to_have_class(re.compile("busy"))
    cookie = cookie_of(page, server)
    log_in(page)
    becomes_another(page, server, cookie)
    other.get_by_label("Name").press_sequentially("me")
    other.reload()
    expect(other.get_by_label("Name")).to_have_value("half a name")
    other.get_by_role("button", name="Log in").click()
    expect(other.get_by_role("heading", name="A1")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="A1")).to_be_visible()


def test_a_page_that_listened_by_the_old_name_has_to_come_back(serve, visit):
    server = serve("App")
    page = visit(server.address)
    cookie = cookie_of(page, server)
    status, _, html = asked(server, "/", cookie)
    session = re.search('data-session="([0-9a-f]+)"', html)[1]
    with live(server, cookie) as line:
        line.send(f'["hello","{session}","p","",0,1]')
        line.recv(timeout=10)
        log_in(page)
        becomes_another(page, server, cookie)
        with pytest.raises(Exception, match="1001"):
            line.recv(timeout=10)
    opens_nothing(server, cookie, session)


def test_the_log_names_no_ticket(serve, visit):
    server = serve("App", "access-log=yes")
    page = visit(server.address)
    cookie = cookie_of(page, server)
    log_in(page)
    becomes_another(page, server, cookie)
    assert "path=/~renew/ " in server.said()
    assert cookie.split("=")[1] not in server.said()
