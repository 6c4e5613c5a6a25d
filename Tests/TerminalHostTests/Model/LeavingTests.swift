import CoreViews
import Testing

@testable import TerminalHost

/// `q` after something was typed.
@Suite struct LeavingTests {
  /// A form that takes what is typed, and empties itself when its field is submitted.
  private static var probe: TerminalProbe {
    var probe = TerminalProbe(
      .page(
        "Letter", .make(1, .textField, "To", value: "Ada", isSubmittable: true),
        .make(2, .button, "Send")))
    probe.app = { interaction, root in
      switch interaction {
      case .edit(let id, let text): root.change(id) { $0.value = text }
      case .activate(1): root.change(1) { $0.value = "" }
      default: break
      }
      return .done
    }
    return probe
  }

  @Test func qAsksWhereItWouldLoseWhatWasTypedAndQuitsTheSecondTime() {
    var probe = Self.probe
    probe.type("!")
    probe.press(.tab, .scalar("q"))
    #expect(probe.commands == [.perform(.edit(1, text: "Ada!"))])
    #expect(probe.text.contains("what you typed would be lost: q once more quits"))
    probe.press(.scalar("q"))
    #expect(probe.lastCommand == .quit(0))
  }

  @Test func anyOtherKeyTakesTheQuestionBack() {
    var probe = Self.probe
    probe.type("!")
    probe.press(.tab, .scalar("q"), .tab, .tab)
    #expect(!probe.text.contains("lost"))
    probe.press(.scalar("q"))
    #expect(probe.text.contains("lost"))
    #expect(probe.commands.count == 1)
  }

  @Test func textThatWasThereBeforeOrIsThereAgainIsNotLost() {
    var probe = Self.probe
    probe.type("!")
    probe.press(.backspace, .tab, .scalar("q"))
    #expect(probe.lastCommand == .quit(0))
  }

  @Test func whatWasSubmittedIsNotLost() {
    var probe = Self.probe
    probe.type("!")
    probe.press(.enter, .tab, .scalar("q"))
    #expect(probe.lastCommand == .quit(0))
  }

  @Test func aSubmissionThatChangesNothingLosesNothing() {
    var probe = Self.probe
    probe.app = { interaction, root in
      if case .edit(let id, let text) = interaction { root.change(id) { $0.value = text } }
      return .done
    }
    probe.type("q")
    probe.press(.enter, .scalar("q"))
    #expect(probe.lastCommand == .perform(.activate(1)))
    #expect(probe.text.contains("lost"))
  }

  @Test func whatIsTypedBehindThePageInFrontIsNotAskedAbout() {
    var probe = Self.probe
    probe.type("!")
    probe.update { root in
      root.children.append(.make(20, .cover, "Sent", [.make(21, .button, "Fine")]))
    }
    probe.press(.scalar("q"))
    #expect(probe.lastCommand == .quit(0))
  }

  @Test func controlCAsksNothing() {
    var probe = Self.probe
    probe.type("!")
    probe.press(.control("c"))
    #expect(probe.lastCommand == .quit(130))
  }
}
