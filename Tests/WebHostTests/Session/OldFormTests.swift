import Foundation
import Testing
import Views

@testable import WebHost

/// Forms without script whose session is over, or has begun anew.
@Suite struct OldFormTests {
  /// A page with a field and a button for each guest of a list that others change.
  struct GuestsView: View {
    let guests: [String]
    @State private var name = ""
    @State private var gone: [String] = []

    var body: some View {
      TextField("Name", text: $name)
      Text("Hello \(name), here are \(guests.count)")
      ForEach(guests.filter { !gone.contains($0) }, id: \.self) { guest in
        Button("Send off \(guest)") { gone.append(guest) }
      }
    }
  }

  private func session(_ guests: [String]) async throws -> PageSession {
    let views = ServedViews { actor, _ in
      ServedSession(views: ViewGraph(isolation: actor, GuestsView(guests: guests)))
    }
    let session = PageSession(
      id: "id", client: Client(browser: "browser"), views: views, writer: nil)
    try await session.begin(with: nil)
    return session
  }

  /// What a browser sends that shows a session, with a text in its field and its first button
  /// pressed.
  private func form(of session: PageSession, writing text: String) async -> PageForm {
    let page = await session.snapshot()
    let (field, button) = (
      await session.number(of: .textField), await session.number(of: .button)
    )
    return PageForm(
      "s=id&f\(field)=\(text)&p=\(button)&v=\(page.epoch)+\(page.shape)+\(Page.text(page.controls))&w=%2F"
    )
  }

  @Test func `On a page like the one that is over it is carried out whole`() async throws {
    let form = await form(of: try await session(["Ida", "Jon"]), writing: "Anna")
    let session = try await session(["Ida", "Jon"])
    #expect(await session.known(form) != nil)
    await session.perform(await session.steps(of: form))
    let page = await session.snapshot()
    #expect(page.html.contains("Hello Anna"))
    #expect(!page.html.contains("Ida") && page.html.contains("Jon"))
    #expect(page.notice == "")
  }

  /// The same number may be another guest's button.
  @Test func `On another page its texts are written and nothing is pressed`() async throws {
    let form = await form(of: try await session(["Ida", "Jon"]), writing: "Anna")
    let session = try await session(["Jon", "Ida", "Kim"])
    #expect(await session.known(form) == nil)
    await session.perform(await session.steps(of: form))
    let page = await session.snapshot()
    #expect(page.html.contains("Hello Anna"))
    for guest in ["Ida", "Jon", "Kim"] { #expect(page.html.contains("Send off \(guest)")) }
    #expect(page.notice.contains("has begun anew"))
    #expect(await session.snapshot().notice == "", "it is told once")
  }

  /// Another graph may count otherwise, as when what came late is there from the beginning.
  @Test func `Other numbers of the same controls are found by their order`() async throws {
    let before = try await session(["Ida", "Jon", "Kim"])
    await before.perform([.press(await before.number(of: .button))])
    let form = await form(of: before, writing: "Anna")
    let session = try await session(["Jon", "Kim"])
    #expect(await form.pressed != session.number(of: .button))
    await session.perform(await session.steps(of: form))
    let html = await session.snapshot().html
    #expect(html.contains("Hello Anna") && html.contains("Kim") && !html.contains("Jon"))
  }

  @Test(arguments: [[], [7], [3, 90, 4, 5], [UInt64(Int.max), 0]])
  func `Numbers are read as they were written`(numbers: [UInt64]) {
    #expect(Page.numbers(Page.text(numbers)) == numbers)
  }

  @Test(arguments: ["-1", "x.!", "zzzzzzzzzzzzzzzzzzzz", "1.-5", "1y2p0ij32e8e7.1y2p0ij32e8e7"])
  func `What is no number ends them`(text: String) {
    #expect(Page.numbers(text).count <= 1)
  }

  @Test func `A form of the page that is shown is carried out whatever has changed`() async throws {
    let session = try await session(["Ida", "Jon"])
    let form = await form(of: session, writing: "Anna")
    await session.perform(await session.steps(of: form))
    #expect(await session.known(form) != nil)
  }

  @Test func `Pages are told from each other by what stands on them and not by what is written`()
    async throws
  {
    let shape = try await session(["Ida"]).snapshot().shape
    #expect(try await session(["Ida"]).snapshot().shape == shape)
    let written = try await session(["Ida"])
    await written.perform([.edit(await written.number(of: .textField), "Anna")])
    #expect(await written.snapshot().shape == shape)
    #expect(try await session(["Jon"]).snapshot().shape != shape)
    #expect(try await session([]).snapshot().shape != shape)
  }

  @Test func `The page says so to who has no script`() async throws {
    let page = try await session(["Ida"]).snapshot()
    let html = PageDocument.html(page, maxFrame: 65_536)
    #expect(html.contains(#"name="v" value="\#(page.epoch) \#(page.shape) "#))
    #expect(html.contains(#"name="w" value="/""#))
    #expect(!html.contains("data-notice"))
    var told = page
    told.notice = "Look <again>"
    let toldHTML = PageDocument.html(told, maxFrame: 65_536)
    #expect(toldHTML.contains(#"data-notice="Look &lt;again&gt;""#))
  }
}
