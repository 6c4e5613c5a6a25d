import CoreViews
import Testing

@testable import TerminalHost

@Suite struct OutputLogTests {
  private static let root = Element.page(
    "Bakery", .make(1, .button, "Bake"), .make(2, .textField, "Flour"))

  @Test func theStatusLineSaysThatSomethingWasPrinted() {
    var probe = TerminalProbe(Self.root, width: 70, height: 16)
    #expect(!probe.text.contains("^O"))
    probe.model.log.update("the oven is cold\n")
    #expect(probe.text.contains("^O printed output"))
    #expect(!probe.text.contains("cold"))
  }

  @Test(arguments: [Key.control("o"), .escape, .scalar("q")])
  func controlOOpensItAndThatOrEscapeOrQClosesIt(key: Key) {
    var probe = TerminalProbe(Self.root, width: 70, height: 16)
    probe.model.log.update("the oven is cold\n\u{1B}[2Jhot\n")
    probe.press(.control("o"))
    #expect(probe.text.contains("What was printed"))
    #expect(probe.text.contains("│ the oven is cold"))
    #expect(probe.text.contains("│ [2Jhot"))
    #expect(probe.text.contains("Esc close"))
    #expect(!probe.text.contains("Bake"))
    probe.press(key)
    #expect(probe.text.contains("[ Bake ]"))
    #expect(probe.commands == [])
    #expect(probe.focus == 1)
    #expect(probe.text.contains("^O output"))
    #expect(!probe.text.contains("printed"))
  }

  @Test func keysMeanNothingToWhatIsBehindIt() {
    var probe = TerminalProbe(Self.root, width: 70, height: 16)
    probe.model.log.update("the oven is cold\n")
    probe.press(.control("o"), .enter, .scalar(" "), .tab, .down, .scalar("1"))
    probe.type("rye")
    #expect(probe.commands == [])
    probe.press(.control("c"))
    #expect(probe.commands == [.quit(130)])
  }

  @Test func itIsSeenFromItsEndAndFollowsWhatIsPrinted() {
    var probe = TerminalProbe(Self.root, width: 70, height: 16)
    var text = (0..<50).map { "loaf \($0)\n" }.joined()
    probe.model.log.update(text)
    probe.press(.control("o"))
    #expect(probe.text.contains("loaf 49") && !probe.text.contains("loaf 10"))
    text += "loaf 50\n"
    probe.model.log.update(text)
    #expect(probe.text.contains("loaf 50"))
    probe.press(.home)
    #expect(probe.text.contains("loaf 0"))
    probe.model.log.update(text + "loaf 51\n")
    #expect(probe.text.contains("loaf 0"), "who reads is left alone")
  }

  @Test func withoutOutputThereIsNothingToOpen() {
    var probe = TerminalProbe(Self.root, width: 70, height: 16)
    probe.press(.control("o"))
    #expect(probe.text.contains("nothing has been printed so far"))
    #expect(probe.text.contains("[ Bake ]"))
  }
}
