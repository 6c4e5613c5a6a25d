import CoreViews
import Foundation
import Testing
import ViewsTesting

/// The links of Markdown within texts.
@MainActor
@Suite struct MarkdownLinkTests {
  /// The parts of a text, each with where it leads to.
  private func parts(_ markdown: String) -> [String] {
    let host = HeadlessHost { Text(LocalizedStringKey(markdown)) }
    guard let text = host.session.root.flattened.first(where: { $0.role == .text }) else {
      return []
    }
    var rest = text.label[...]
    let parts = text.style.spans.map { span in
      defer { rest = rest.dropFirst(span.count) }
      let words = rest.prefix(span.count)
      return span.link.isEmpty ? String(words) : "\(words) → \(span.link)"
    }
    return parts.isEmpty ? [text.label] : parts
  }

  @Test(arguments: [
    ("[x](https://a.example)", ["x → https://a.example"]),
    ("**[x](https://a.example)**", ["x → https://a.example"]),
    ("to [x](https://a.example)", ["to ", "x → https://a.example"]),
    (
      "[wind](https://en.example/Wind_(force)) end",
      ["wind → https://en.example/Wind_(force)", " end"]
    ),
    ("[w](https://a.example/((a)b)c) d", ["w → https://a.example/((a)b)c", " d"]),
    ("([w](https://a.example/(b)))", ["(", "w → https://a.example/(b)", ")"]),
    (#"[w](https://a.example/b\)c)"#, ["w → https://a.example/b)c"]),
    ("[w](<https://a.example/b) c>) d", ["w → https://a.example/b) c", " d"]),
    (#"[w](https://a.example "The wind (today)") d"#, ["w → https://a.example", " d"]),
    ("[a [b] c](https://a.example)", ["a [b] c → https://a.example"]),
    (
      "[a **b** c](https://a.example)",
      [
        "a  → https://a.example", "b → https://a.example", " c → https://a.example",
      ]
    ),
    ("[x](one)[y](two)", ["x → one", "y → two"]),
  ])
  func aLinkEndsWhereItsBracketsDo(markdown: String, expected: [String]) {
    #expect(parts(markdown) == expected)
  }

  @Test(arguments: [
    "[x](https://a.example", "[x] (https://a.example)", "[x", "[x](", "[x]()", "[](", "[x](a b)",
    "[x](a(b)", "x](a)", "[x](<a)", #"[x](a "b)"#, "[0..<3]",
  ])
  func whatIsLeftOpenIsTakenAsItIs(markdown: String) {
    #expect(parts(markdown) == [markdown])
  }

  @Test func anAttributedTextOfOneLinkIsALink() throws {
    let text = try AttributedString(markdown: "[x](https://a.example/(b))")
    let host = HeadlessHost { Text(text) }
    let found = host.session.root.flattened.first { $0.role == .text }
    #expect(found?.style.spans.map(\.link) == ["https://a.example/(b)"])
  }
}
