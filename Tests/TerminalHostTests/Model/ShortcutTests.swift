import CoreViews
import Testing

@testable import TerminalHost

private struct Helm: View {
  @State private var log = ""
  @State private var name = ""
  @State private var isAsking = false

  var body: some View {
    Text(log.isEmpty ? "calm" : log)
    TextField("Ship", text: $name)
      .onKeyPress(.upArrow) { note("crest") }
    Button("Anchor") { log += "anchor " }.keyboardShortcut("a")
    Button("Hoist") { log += "hoist " }.keyboardShortcut("h", modifiers: [])
    Button("Go") { log += "go " }.keyboardShortcut(.defaultAction)
    Button("Ask") { isAsking = true }
      .keyboardShortcut("k", modifiers: [.option])
      .sheet(isPresented: $isAsking) {
        Button("Leave") { isAsking = false }.keyboardShortcut(.cancelAction)
      }
  }

  private func note(_ word: String) -> KeyPress.Result {
    log += "\(word) "
    return .handled
  }
}

/// Keys that press a control from anywhere, and keys that views take.
@MainActor
@Suite struct ShortcutTests {
  private func probe() -> TerminalProbe {
    TerminalProbe(width: 60, height: 22) { Helm() }
  }

  @Test func controlOrAltStandForTheCommandKey() {
    var probe = probe()
    probe.press(.control("a"))
    probe.handle(.key(.scalar("a"), .alt))
    #expect(probe.text.contains("anchor anchor"))
  }

  @Test func aLetterAloneIsTypedWhileAFieldHasTheFocus() {
    var probe = probe()
    probe.type("h")
    #expect(probe.text.contains("calm"))
    probe.press(.tab)
    probe.type("h")
    #expect(probe.text.contains("hoist"))
  }

  @Test func enterInAFieldPressesTheDefaultButtonAndElsewhereTheFocusedOne() {
    var probe = probe()
    probe.press(.enter)
    #expect(probe.text.contains("go"))
    probe.press(.tab, .enter)
    #expect(probe.text.contains("go anchor"))
  }

  @Test func aViewTakesTheKeyOfItsFocusedField() {
    var probe = probe()
    probe.press(.up)
    #expect(probe.text.contains("crest"))
    probe.press(.tab, .up)
    #expect(!probe.text.contains("crest crest"))
  }

  @Test func onlyTheControlsInFrontTakeTheirKeys() {
    var probe = probe()
    probe.handle(.key(.scalar("k"), .alt))
    #expect(probe.text.contains("Leave"))
    probe.press(.control("a"))
    probe.press(.escape)
    #expect(!probe.text.contains("Leave") && probe.text.contains("calm"))
  }

  @Test func aQuestionMarkListsTheKeys() {
    var probe = probe()
    probe.press(.tab, .scalar("?"))
    let text = probe.text
    for row in ["Keys", "Ctrl-A", "Anchor", "Alt-K", "Ask", "Enter", "F5"] {
      #expect(text.contains(row), "\(text)")
    }
    probe.press(.scalar("?"))
    #expect(probe.text.contains("calm"))
  }
}
