import CoreViews
import Foundation
import Synchronization
import Testing
import ViewsTesting

private final class Opened: Sendable {
  let urls = Mutex<[URL]>([])
}

private struct Pasting: View {
  @State private var text = ""

  var body: some View {
    PasteButton(payloadType: String.self) { text = $0.joined() }
    Text(text)
  }
}

private struct Renaming: View {
  @State private var name = "Ida"

  var body: some View {
    VStack {
      Text(name)
      RenameButton()
    }
    .renameAction { name = "Ada" }
    RenameButton()
  }
}

/// What goes to other programs, and comes from them.
@MainActor @Suite struct ExchangeTests {
  @Test func aLinkOpensItsURL() throws {
    let opened = Opened()
    let url = try #require(URL(string: "https://harbour.example/tides"))
    let host = HeadlessHost {
      Link("Tides", destination: url)
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.urls.withLock { $0.append(url) }
            return .handled
          })
    }
    #expect(host.text == "[ Tides > ]")
    let link = try host.session.root.find("Tides").get()
    #expect(link.role == .link)
    #expect(link.value == "https://harbour.example/tides")
    host.tap("Tides")
    #expect(opened.urls.withLock { $0 } == [url])
  }

  @Test func aShareLinkHandsOnATextWithItsSubject() throws {
    let host = HeadlessHost {
      ShareLink("Send", item: "at noon", subject: Text("Departure"))
      ShareLink(items: ["a", "b"]) { Text("Both") }
    }
    #expect(host.text == "[ Send ]\n[ Both ]")
    #expect(try host.session.root.find("Send").get().traits.shared == "Departure\nat noon")
    #expect(try host.session.root.find("Both").get().traits.shared == "a\nb")
  }

  @Test func aPasteButtonTakesATextAsAFieldDoes() {
    let host = HeadlessHost { Pasting() }
    host.type("Paste", "two anchors")
    #expect(host.text == "[ Paste ]\ntwo anchors")
  }

  @Test func aColourIsANameOrSixDigits() throws {
    let color = Box(Color.teal)
    let host = HeadlessHost {
      ColorPicker("Hull", selection: color.binding)
      ColorPicker("Sail", selection: .constant(.white), supportsOpacity: false)
    }
    #expect(host.text == "Hull: [teal]\nSail: [white]")
    host.type("Hull", "#1E90FF")
    #expect(color.value == Color("#1e90ff"))
    host.type("Hull", "red@0.5")
    #expect(color.value == Color.red.opacity(0.5))
    let sail = try host.session.root.find("Sail").get()
    guard case .refused(let reason) = host.session.perform(.edit(sail.id, text: "red@0.5")) else {
      Issue.record("a colour with an opacity was taken")
      return
    }
    #expect(reason.contains("a colour such as teal or #1E90FF"))
  }

  @Test func aRenameButtonRunsTheActionAround() throws {
    let host = HeadlessHost { Renaming() }
    #expect(host.text == "Ida\n[ Rename ]\n[ Rename ] (disabled)")
    host.tap("Rename #1")
    #expect(host.text.hasPrefix("Ada"))
  }
}
