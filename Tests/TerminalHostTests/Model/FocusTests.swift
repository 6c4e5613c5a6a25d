import CoreViews
import Testing

@testable import TerminalHost

@Suite struct FocusTests {
  private static let form = Element.page(
    "Form",
    .make(1, .textField, "Name"), .make(2, .textField, "Street"),
    .make(
      3, .horizontal, "",
      [
        .make(4, .button, "Left"), .make(5, .button, "Middle", isEnabled: false),
        .make(6, .button, "Right"),
      ]),
    .make(7, .toggle, "Wi-Fi"))

  private static let tabs = Element.make(
    100, .tabs, "",
    [
      .make(
        101, .tab, "One", isSelected: true,
        [.make(103, .vertical, "", [.make(1, .button, "A"), .make(2, .button, "B")])]),
      .make(102, .tab, "Two", isHidden: true),
    ])

  @Test func tabGoesRoundInReadingOrderAndSkipsWhatIsDisabled() {
    var probe = TerminalProbe(Self.form)
    var order: [Element.ID?] = [probe.focus]
    for _ in 0..<5 {
      probe.press(.tab)
      order.append(probe.focus)
    }
    #expect(order == [1, 2, 4, 6, 7, 1])
    probe.handle(.key(.tab, .shift))
    #expect(probe.focus == 7)
    probe.handle(.key(.tab, .shift))
    #expect(probe.focus == 6)
  }

  @Test func theFocusBeginsBelowTheBarOfAPage() {
    var bar = Element.make(
      10, .horizontal, "", [.make(11, .spacer), .make(12, .spacer), .make(13, .button, "Log out")])
    bar.style.appearances = [.mark(.bar)]
    #expect(TerminalProbe(.page("Fact", bar, .make(1, .button, "Open"))).focus == 1)
    #expect(TerminalProbe(.page("Fact", bar, .make(1, .text, "A fact"))).focus == 13)
  }

  @Test func arrowsGoWhereTheyPoint() {
    var probe = TerminalProbe(Self.form)
    probe.press(.down)
    #expect(probe.focus == 2)
    probe.press(.down)
    #expect([4, 6].contains(probe.focus))
    probe.press(.left, .left)
    #expect(probe.focus == 4)
    probe.press(.right)
    #expect(probe.focus == 6)
    probe.press(.right)
    #expect(probe.focus == 6)
    probe.press(.down)
    #expect(probe.focus == 7)
    probe.press(.up, .up)
    #expect(probe.focus == 2)
  }

  @Test func leftAndRightStayInTheTabBar() {
    var probe = TerminalProbe(Self.tabs)
    probe.press(.down, .down)
    #expect(probe.focus == 101)
    probe.press(.right)
    #expect(probe.focus == 102)
    probe.press(.right)
    #expect(probe.focus == 102)
    probe.press(.enter)
    #expect(probe.lastCommand == .perform(.activate(102)))
    probe.press(.left, .up)
    #expect(probe.focus == 2)
  }

  @Test func onAPageWithoutControlsTheFocusIsOnItsOwnTab() {
    let tabs = Element.make(
      100, .tabs, "",
      [
        .make(101, .tab, "One", isHidden: true),
        .make(102, .tab, "Two", isSelected: true, [.make(103, .text, "Nothing to press")]),
      ])
    #expect(TerminalProbe(tabs).focus == 102)
  }

  @Test func theFocusStaysInTheTabBarWhenTheTabChanges() {
    var probe = TerminalProbe(Self.tabs)
    probe.press(.down, .down, .right)
    probe.update { root in
      root.children[0].isSelected = false
      root.children[0].isHidden = true
      root.children[1].isSelected = true
      root.children[1].isHidden = false
      root.children[1].children = [.make(9, .button, "C")]
    }
    #expect(probe.focus == 102)
    probe.press(.up)
    #expect(probe.focus == 9)
  }

  @Test func theFocusFollowsItsElementWhereverItMoves() {
    var probe = TerminalProbe(Self.form)
    probe.press(.tab, .tab, .tab)
    #expect(probe.focus == 6)
    probe.update { $0.change(9002) { $0.children.reverse() } }
    #expect(probe.focus == 6)
    probe.update { $0.change(9002) { $0.children.insert(.make(50, .button, "New"), at: 0) } }
    #expect(probe.focus == 6)
  }

  @Test func theFocusGoesToANeighbourWhenItsElementIsGone() {
    var probe = TerminalProbe(Self.form)
    probe.press(.tab)
    probe.update { $0.change(9002) { $0.children.remove(at: 1) } }
    #expect(probe.focus == 4)
    probe.update { $0.change(9002) { $0.children = [.make(60, .text, "Nothing")] } }
    #expect(probe.focus == nil)
    probe.update { $0.change(9002) { $0.children = [.make(61, .button, "Again")] } }
    #expect(probe.focus == 61)
  }

  @Test func aButtonThatIsDisabledWhileItWorksKeepsTheFocus() {
    var probe = TerminalProbe(Self.form)
    probe.press(.tab, .tab)
    probe.update { $0.change(4) { $0.isEnabled = false } }
    #expect(probe.focus == 4)
    probe.press(.enter)
    #expect(probe.commands == [])
    #expect(probe.text.contains("this is disabled at the moment"))
    probe.update { $0.change(4) { $0.isEnabled = true } }
    probe.press(.enter)
    #expect(probe.lastCommand == .perform(.activate(4)))
  }

  @Test func aModalTrapsTheFocusAndGivesItBack() {
    var probe = TerminalProbe(Self.form)
    probe.press(.tab, .tab)
    probe.update {
      $0.change(9002) {
        $0.children.append(
          .make(
            70, .confirmationDialog, "Sure?",
            [
              .make(71, .button, "Delete", style: Element.Style(buttonRole: .destructive)),
              .make(72, .button, "Keep"),
              .make(73, .button, "Cancel", style: Element.Style(buttonRole: .cancel)),
            ]))
      }
    }
    #expect(probe.focus == 72, "what destroys is not where the focus begins")
    var seen: Set<Element.ID?> = []
    for _ in 0..<6 {
      probe.press(.tab, .down)
      seen.insert(probe.focus)
    }
    #expect(seen.isSubset(of: [71, 72, 73]))
    probe.click(8, 4)
    #expect([71, 72, 73].contains(probe.focus))
    probe.update { $0.change(9002) { $0.children.removeLast() } }
    #expect(probe.focus == 4)
  }

  @Test func eachScreenOfAStackRemembersItsFocus() {
    var probe = TerminalProbe(Self.form)
    probe.press(.tab, .tab, .tab)
    probe.update { root in
      root.children[0].isHidden = true
      root.children.append(.make(80, .screen, "Next", [.make(81, .button, "Go")]))
    }
    #expect(probe.focus == 81)
    probe.update { root in
      root.children.removeLast()
      root.children[0].isHidden = false
    }
    #expect(probe.focus == 6)
  }

  @Test func aPageThatIsReplacedAsAWholeBeginsAtItsBeginning() {
    var probe = TerminalProbe(Self.form)
    probe.press(.tab, .tab, .tab)
    probe.update {
      $0.change(9002) { $0.children = [.make(90, .button, "One"), .make(91, .button, "Two")] }
    }
    #expect(probe.focus == 90)
  }
}
