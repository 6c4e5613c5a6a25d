import CoreViews
import Testing

@testable import TerminalHost

@Suite struct TerminalModelInputTests {
  private static let form = Element.page(
    "Form",
    .make(1, .textField, "Name", value: "ab"), .make(2, .secureField, "Password"),
    .make(3, .toggle, "Wi-Fi"), .make(4, .button, "Save"))

  /// A form whose fields take what is typed.
  private static var probe: TerminalProbe {
    var probe = TerminalProbe(form, width: 40, height: 20)
    probe.app = { interaction, root in
      if case .edit(let id, let text) = interaction { root.change(id) { $0.value = text } }
      return .done
    }
    return probe
  }

  @Test func typingEditsTheFocusedFieldAndQIsALetterThere() {
    var probe = Self.probe
    probe.type("q한")
    #expect(probe.commands == [.perform(.edit(1, text: "abq")), .perform(.edit(1, text: "abq한"))])
    probe.press(.left, .backspace)
    #expect(probe.lastCommand == .perform(.edit(1, text: "ab한")))
    probe.handle(.paste("x\ny"))
    #expect(probe.lastCommand == .perform(.edit(1, text: "abx y한")))
    probe.press(.control("u"))
    #expect(probe.lastCommand == .perform(.edit(1, text: "한")))
  }

  @Test func movingTheCursorTellsTheSessionNothing() {
    var probe = Self.probe
    probe.press(.left, .home, .end, .right, .delete)
    #expect(probe.commands == [])
  }

  @Test func theTerminalsCursorStandsInTheFieldAndOnControls() {
    var probe = Self.probe
    #expect(probe.frame.cursor == Cursor(position: Point(x: 11, y: 2), shape: .bar))
    probe.type("한글")
    #expect(probe.frame.cursor?.position == Point(x: 15, y: 2))
    probe.press(.left)
    #expect(probe.frame.cursor?.position == Point(x: 13, y: 2))
    probe.press(.tab)
    probe.type("한글")
    #expect(probe.frame.cursor?.position == Point(x: 15, y: 4), "a dot for each character")
    probe.press(.tab)
    #expect(probe.frame.cursor?.shape == .underline)
    #expect(probe.frame.cursor?.position.y == 6)
  }

  @Test func anAppMayChangeWhatWasTyped() {
    var probe = Self.probe
    probe.app = { interaction, root in
      if case .edit(let id, let text) = interaction {
        root.change(id) { $0.value = String(text.uppercased().prefix(3)) }
      }
      return .done
    }
    probe.type("cd")
    #expect(probe.model.field?.editor.text == "ABC")
    #expect(probe.model.field?.editor.cursor == 3)
    probe.press(.home)
    probe.type("x")
    #expect(probe.model.field?.editor.text == "XAB")
    #expect(probe.model.field?.editor.cursor == 1)
  }

  @Test func enterSubmitsAndGoesOnIfNothingHappened() {
    var probe = Self.probe
    probe.press(.enter)
    #expect(probe.commands == [.perform(.activate(1))])
    #expect(probe.focus == 2)
    probe.app = { _, root in
      root.change(2) { $0.value = "" }
      root.change(4) { $0.label = "Saved" }
      return .done
    }
    probe.press(.enter)
    #expect(probe.focus == 2, "the submission was taken, so there may be more to type")
  }

  @Test func enterAndSpaceActivate() {
    var probe = Self.probe
    probe.press(.tab, .tab, .enter, .scalar(" "))
    #expect(probe.commands == [.perform(.activate(3)), .perform(.activate(3))])
  }

  @Test(
    arguments: [
      (.escape, .perform(.back)), (.control("c"), .quit(130)), (.control("z"), .suspend),
      (.control("l"), .redraw), (.control("r"), .perform(.refresh)),
      (.function(5), .perform(.refresh)),
    ] as [(Key, TerminalCommand)])
  func someKeysMeanTheSameEverywhere(key: Key, command: TerminalCommand) {
    var probe = Self.probe
    probe.press(key)
    probe.press(.tab, .tab)
    probe.press(key)
    #expect(probe.commands == [command, command])
  }

  @Test func enterIsSaidToSubmitOnlyWhereSomebodyHearsOfIt() {
    #expect(!Self.probe.text.contains("submit"))
    let field = Element.make(1, .textField, "Name", isSubmittable: true)
    let probe = TerminalProbe(
      .page("Form", field, .make(2, .button, "Save")), width: 40, height: 20)
    #expect(probe.text.contains("Enter submit   Tab next"))
  }

  @Test func qQuitsWhereItIsNotALetter() {
    var probe = Self.probe
    probe.press(.tab, .tab, .scalar("q"))
    #expect(probe.commands == [.quit(0)])
  }

  @Test func aRefusalIsShownUntilTheNextKey() {
    var probe = Self.probe
    probe.app = { _, _ in .refused("nothing on screen can be refreshed") }
    probe.press(.control("r"))
    #expect(probe.text.contains("nothing on screen can be refreshed"))
    probe.press(.tab)
    #expect(!probe.text.contains("refreshed"))
  }

  @Test func escapeOnAFirstPageLeavesTheKeysInSight() {
    var probe = Self.probe
    let before = probe.text
    probe.app = { _, _ in .refused("there is nowhere to go back to") }
    probe.press(.escape)
    #expect(probe.text == before)
  }

  @Test func digitsChooseTabsWhereTheyAreNotTyped() {
    let tabs = Element.make(
      10, .tabs, "",
      [
        .make(11, .tab, "One", isSelected: true, [Self.form]),
        .make(12, .tab, "Two", isHidden: true),
      ])
    var probe = TerminalProbe(tabs)
    probe.handle(.key(.scalar("2"), .alt))
    #expect(probe.lastCommand == .perform(.activate(12)))
    probe.press(.scalar("2"))
    #expect(probe.lastCommand == .perform(.edit(1, text: "ab2")))
    probe.press(.tab, .tab, .scalar("2"))
    #expect(probe.lastCommand == .perform(.activate(12)))
    let count = probe.commands.count
    probe.press(.scalar("3"))
    #expect(probe.commands.count == count)
  }

  @Test func aFocusInTheTabBarGoesAlongWithADigit() {
    let tabs = Element.make(
      10, .tabs, "",
      [
        .make(11, .tab, "One", isSelected: true, [.make(1, .button, "Save")]),
        .make(12, .tab, "Two", isHidden: true),
      ])
    var probe = TerminalProbe(tabs)
    probe.press(.tab)
    #expect(probe.focus == 11)
    probe.press(.scalar("2"), .enter)
    #expect(probe.commands == [.perform(.activate(12)), .perform(.activate(12))])
  }

  @Test func aClickFocusesAndActivates() {
    var probe = Self.probe
    let rows = probe.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = rows.firstIndex { $0.contains("Save") } ?? 0
    probe.click(20, row)
    #expect(probe.focus == 4)
    #expect(probe.commands == [.perform(.activate(4))])
    probe.click(10, 2)
    #expect(probe.focus == 1)
    #expect(probe.model.field?.editor.cursor == 1)
    probe.click(39, 19)
    #expect(probe.commands.count == 1)
  }

  @Test func theWayBackInTheBarCanBeClicked() {
    let root = Element.make(
      1, .navigation, "",
      [.make(2, .screen, "One", isHidden: true), .make(3, .screen, "Two", [.make(4, .text, "x")])])
    var probe = TerminalProbe(root)
    probe.click(3, 0)
    #expect(probe.commands == [.perform(.back)])
    probe.click(30, 0)
    #expect(probe.commands.count == 1)
  }
}
