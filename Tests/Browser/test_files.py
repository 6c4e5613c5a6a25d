"""Files that a person sends to an app, and fetches from one."""

import urllib.error
import urllib.request

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect


@pytest.fixture
def server(serve, monkeypatch):
    monkeypatch.setenv("FILES", "1")
    return serve("WebSizes", "max-upload=4096")


@pytest.fixture(params=[True, False], ids=["script", "no script"])
def page(request, server, visit):
    return visit(server.address, java_script_enabled=request.param)


def text(content, name="log.txt"):
    return {"name": name, "mimeType": "text/plain", "buffer": content.encode()}


def send(page, *files):
    page.get_by_label("File", exact=True).set_input_files(files)
    page.get_by_role("button", name="Send").click()


def test_a_file_is_sent_and_read(page):
    page.get_by_label("Note").fill("half typed")
    page.get_by_role("button", name="Load").click()
    expect(page.get_by_text("A log of the ship")).to_be_visible()
    send(page, text("calm 물결"))
    expect(page.get_by_text("Read: calm 물결")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.get_by_label("Note")).to_have_value("half typed")
    page.get_by_role("button", name="Load").click()
    send(page, text("rain"))
    expect(page.get_by_text("Read: rain")).to_be_visible()


def test_what_will_not_do_is_said(page):
    page.get_by_role("button", name="Load").click()
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_text("Nothing is chosen.").first).to_be_visible()
    send(page, text("", name="map.png"))
    expect(page.get_by_text("map.png is of another kind.").first).to_be_visible()
    send(page, text("x" * 5000))
    expect(page.get_by_text("Files may have 4 kB together.").first).to_be_visible()
    send(page, text("calm"))
    expect(page.get_by_text("Read: calm")).to_be_visible()


def test_a_file_is_fetched_by_the_browser_that_it_is_offered_to(page, server):
    page.get_by_role("button", name="Save it").click()
    link = page.get_by_role("link", name="Download log book.txt")
    with page.expect_download() as fetched:
        link.click()
    assert fetched.value.suggested_filename == "log book.txt"
    with open(fetched.value.path()) as file:
        assert file.read() == "nothing"
    with pytest.raises(urllib.error.HTTPError) as refused:
        server.get(link.get_attribute("href"))
    assert refused.value.code == 404
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("Saved: log book.txt")).to_be_visible()


def test_what_was_not_fetched_was_not_saved(page):
    page.get_by_role("button", name="Save it").click()
    page.get_by_role("button", name="Done").click()
    expect(page.get_by_text("Saved: nothing")).to_be_visible()


def test_a_form_of_another_origin_is_refused(server):
    request = urllib.request.Request(
        server.address + "/~files", data=b"--x--", headers={"Content-Type": "multipart/form-data; boundary=x"}
    )
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request)
    assert refused.value.code == 403


@pytest.mark.parametrize("button", ["Load", "Save it"])
def test_the_dialogs_have_no_violation(server, visit, button):
    page = visit(server.address)
    page.get_by_role("button", name=button).click()
    expect(page.locator("dialog")).to_be_visible()
    page.wait_for_timeout(400)
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()


def test_what_is_copied_is_pasted(serve, visit):
    page = visit(serve("WebFaults").address, permissions=["clipboard-read", "clipboard-write"])
    page.evaluate("navigator.clipboard.writeText('a gull')")
    page.get_by_role("button", name="Paste").click()
    expect(page.get_by_role("textbox", name="Name")).to_have_value("a gull")
