import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// What a terminal is told of URLs.
@MainActor
@Suite struct HyperlinkTests {
  private func bytes(showsLinks: Bool, @ViewBuilder _ view: () -> some View) -> String {
    let model = TerminalModel(
      root: ViewGraph(view()).root, size: Size(width: 30, height: 12), depth: .none)
    var encoder = FrameEncoder(depth: .none, showsLinks: showsLinks)
    return String(decoding: encoder.encode(TerminalPainter(model).frame()), as: UTF8.self)
  }

  private func tides() throws -> Link<Text> {
    Link("Tide tables", destination: try #require(URL(string: "https://example.com/t?a=1")))
  }

  @Test func aLinkLeadsToItsURLAndNothingBesideItDoes() throws {
    let link = try tides()
    let text = bytes(showsLinks: true) {
      Text("See")
      link
      Text("now")
    }
    let start = "\u{1B}]8;;https://example.com/t?a=1\u{1B}\\"
    let parts = text.components(separatedBy: start)
    #expect(parts.count == 2)
    let linked = try #require(parts.last?.components(separatedBy: "\u{1B}]8;;\u{1B}\\"))
    #expect(linked.count == 2)
    #expect(linked[0].contains("Tide") && linked[0].contains("tables"))
    #expect(!linked[0].contains("now") && parts[0].contains("See"))
  }

  @Test func aTextThatIsALinkByItselfLeadsToItsURL() {
    let start = "\u{1B}]8;;https://example.com/tides_(high)\u{1B}\\"
    let parts = bytes(showsLinks: true) { Text("[tides](https://example.com/tides_(high))") }
      .components(separatedBy: start)
    #expect(parts.count == 2)
    #expect(parts.last?.components(separatedBy: "\u{1B}]8;;").first?.hasSuffix("tides") == true)
  }

  @Test func whereItIsNotKnownThatLinksAreTakenNoneAreSent() throws {
    let link = try tides()
    #expect(!bytes(showsLinks: false) { link }.contains("\u{1B}]"))
  }

  @Test func aSharedURLIsALinkAndASharedTextIsNot() {
    let url = bytes(showsLinks: true) { ShareLink("Hand on", item: "https://example.com") }
    #expect(url.contains("]8;;https://example.com"))
    #expect(!bytes(showsLinks: true) { ShareLink("Hand on", item: "at noon") }.contains("]8;"))
  }

  @Test(arguments: [
    "javascript:alert(1)", "https://a.b/\u{1B}\\evil", "https://a.b/\u{7}", "nothing",
    "https://a.b/ c",
  ])
  func whatCouldEndTheSequenceOrRunIsNoLink(url: String) {
    #expect(Hyperlinks.number(of: url) == nil)
  }

  @Test(arguments: [
    (["TERM": "xterm-kitty"], true), (["TERM": "dumb", "TERM_PROGRAM": "WezTerm"], false),
    (["TERM": "xterm-256color"], false), (["TERM": "xterm-256color", "VTE_VERSION": "7600"], true),
    (["TERM": "xterm-256color", "VTE_VERSION": "4205"], false), ([:], false),
    (["TERM": "tmux-256color", "TERM_PROGRAM": "WezTerm"], false),
    (["TERM": "xterm-kitty", "TMUX": "/tmp/a"], false),
  ])
  func onlyTerminalsThatAreKnownToTakeLinksGetSome(environment: [String: String], isTaken: Bool) {
    #expect(Hyperlinks.areTaken(environment: environment) == isTaken)
  }
}
