"""Long ways, lost connections, and what a person types meanwhile."""

import time

import pytest
from playwright.sync_api import expect

from proxy import Proxy
from stories import all_stored


@pytest.fixture
def far():
    proxies = []

    def start(server, delay):
        proxies.append(Proxy(server.port, delay))
        return proxies[-1]

    yield start
    for proxy in proxies:
        proxy.close()


def test_typing_is_the_browsers_while_patches_arrive(serve, visit, far):
    server = serve("HarbourDemo", "max-actions=1000")
    page = visit(far(server, 0.25).address)
    field = page.get_by_role("searchbox")
    field.click()
    text = "grey gull 7"
    page.evaluate(
        """() => {
          window.shown = []
          const field = document.activeElement
          new MutationObserver(() => shown.push(field.value)).observe(
            document.querySelector('main'), { subtree: true, childList: true, attributes: true, characterData: true })
        }"""
    )
    for index, letter in enumerate(text):
        began = time.monotonic()
        page.keyboard.type(letter)
        assert field.input_value() == text[: index + 1]
        time.sleep(max(0, began + 0.05 - time.monotonic()))
    all_stored(page)
    expect(field).to_have_value(text)
    seen = page.evaluate("shown")
    assert len(seen) > 0, "patches arrived"
    assert all(text.startswith(value) for value in seen)
    assert page.evaluate("document.activeElement.selectionStart") == len(text)


def test_letters_in_the_middle_stay_there(serve, visit, far):
    server = serve("App")
    page = visit(far(server, 0.25).address)
    field = page.get_by_label("Name")
    field.click()
    page.keyboard.type("sd")
    page.keyboard.press("ArrowLeft")
    for letter in "alt win":
        page.keyboard.type(letter)
        time.sleep(0.05)
    all_stored(page)
    expect(field).to_have_value("salt wind")
    assert page.evaluate("document.activeElement.selectionStart") == 8


def test_a_composition_is_left_alone(serve, visit, far):
    server = serve("App")
    page = visit(far(server, 0.1).address)
    field = page.get_by_label("Name")
    field.click()
    keyboard = page.context.new_cdp_session(page)
    for text in ["ㅎ", "하", "한"]:
        keyboard.send("Input.imeSetComposition", {"text": text, "selectionStart": 1, "selectionEnd": 1})
        page.wait_for_timeout(250)
        assert field.input_value() == text
    keyboard.send("Input.insertText", {"text": "한"})
    for text in ["ㄱ", "그", "글"]:
        keyboard.send("Input.imeSetComposition", {"text": text, "selectionStart": 1, "selectionEnd": 1})
        assert field.input_value() == "한" + text
    keyboard.send("Input.insertText", {"text": "글"})
    all_stored(page)
    expect(field).to_have_value("한글")
    page.reload()
    expect(page.get_by_label("Name")).to_have_value("한글")


@pytest.mark.parametrize("pause", [0, 1, 5, 10])
def test_nothing_is_lost_while_the_server_is_away(serve, visit, far, amount, pause):
    if pause > amount(1, 10):
        pytest.skip("takes its time, with --whole")
    server = serve("App")
    proxy = far(server, 0.05)
    page = visit(proxy.address)
    field = page.get_by_label("Name")
    field.click()
    page.keyboard.type("wi")
    server.kill()
    page.keyboard.type("me")
    page.wait_for_timeout(pause * 1000)
    server.start()
    page.keyboard.type("s")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="A1")).to_be_visible(timeout=20_000)
    page.get_by_role("button", name="B", exact=True).click()
    expect(page.get_by_text("Logged in as wimes")).to_be_visible()


def test_a_connection_that_is_cut_again_and_again_loses_no_click(serve, visit, far):
    server = serve("NumberFactDemo")
    proxy = far(server, 0.02)
    page = visit(proxy.address)
    plus = page.get_by_role("button", name="+")
    for _ in range(5):
        for _ in range(8):
            plus.click()
        proxy.cut()
    expect(page.locator("p.text")).to_have_text("40", timeout=20_000)


def test_letters_after_an_answer_that_was_lost_come_before_the_press(serve, visit):
    server = serve("App")
    page = visit("about:blank")
    links, waiting = [], []
    is_deaf = is_held = False

    def join(link):
        far = link.connect_to_server()
        link.on_message(lambda text: far.send(text))
        far.on_message(lambda text: None if is_deaf else link.send(text))
        return far

    def take(link):
        if is_held:
            texts = []
            waiting.append((link, texts))
            link.on_message(lambda text: texts.append(text))
        else:
            links.append((link, join(link)))

    page.route_web_socket("**/~live", take)
    page.goto(server.address)
    field = page.get_by_label("Name")
    field.press_sequentially("w")
    expect(page.get_by_role("button", name="Log in")).to_be_enabled()
    is_deaf = is_held = True
    field.press_sequentially("i")
    page.wait_for_timeout(300)
    links[0][1].close()
    links[0][0].close()
    page.wait_for_timeout(300)
    field.press_sequentially("mes")
    page.get_by_role("button", name="Log in").click()
    is_deaf = is_held = False
    link, texts = waiting[-1]
    far = join(link)
    for text in texts:
        far.send(text)
    page.get_by_role("button", name="B", exact=True).click()
    expect(page.get_by_text("Logged in as wimes")).to_be_visible()
