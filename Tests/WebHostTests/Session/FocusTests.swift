import Foundation
import Testing
import Views

@testable import WebHost

/// The focus of a page, and what views know of it.
@Suite
struct FocusTests {
  struct LogView: View {
    enum Field { case title, text }
    @FocusState private var field: Field?
    @State private var isOpen = false
    var body: some View {
      TextField("Title", text: .constant("")).focused($field, equals: .title)
      TextEditor(text: .constant("")).focused($field, equals: .text)
      TextField("Other", text: .constant(""))
      Text(field == .title ? "title" : field == .text ? "text" : "none")
      Button("Write") { field = .text }
    }
  }

  private func session() async throws -> PageSession {
    let views = ServedViews { actor, _ in
      ServedSession(views: ViewGraph(isolation: actor, LogView()))
    }
    let session = PageSession(
      id: "id", client: Client(browser: "browser"), views: views, writer: nil)
    try await session.begin(with: nil)
    return session
  }

  @Test func `A field says whether views follow its focus, and want it`() async throws {
    let session = try await session()
    let title = await session.number(.textField, "Title")
    let text = await session.number(.textEditor)
    #expect(await session.html.contains(#"data-follows="\#(title)">"#))
    #expect(await !session.html.contains("autofocus"))
    await session.perform(.press(session.number(.button, "Write")))
    #expect(await session.html.contains(#"data-follows="\#(text)" autofocus>"#))
    #expect(await session.html.components(separatedBy: "data-follows").count == 3)
  }

  @Test func `Views are told where the focus is`() async throws {
    let session = try await session()
    await session.perform(.focus(session.number(.textField, "Title")))
    #expect(await session.text == "title")
    await session.perform(.focus(session.number(.textEditor)))
    #expect(await session.text == "text")
    await session.perform(.focus(nil))
    #expect(await session.text == "none")
    await session.perform(.focus(4_711))
    #expect(await session.text == "none")
  }
}

extension PageSession {
  fileprivate func perform(_ step: ClientAction.Step) async {
    await perform(ClientAction(number: applied + 1, seen: 0, step: step))
  }

  fileprivate func number(_ role: Element.Role, _ label: String? = nil) -> UInt64 {
    let all = page.nodes.values.map(\.element).filter { $0.role == role }
    return all.first { label == nil || $0.label == label }?.number ?? 0
  }

  fileprivate var html: String { page.html }

  fileprivate var text: String? {
    page.nodes.values.first { $0.element.role == .text }?.element.label
  }
}
