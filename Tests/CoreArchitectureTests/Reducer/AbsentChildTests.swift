import Testing

@testable import CoreArchitecture

/// The texts about actions of children that are not there; other tests compare the value.
struct AbsentChildTests {
  private enum Dock {
    case empty
    case full(crates: Int)
  }

  @Test(arguments: [
    (AbsentChild.scope, "A 'Scope' on an enum case", "in another case: full"),
    (.ifLet, "An 'ifLet'", "nil"),
    (.ifCaseLet, "An 'ifCaseLet'", "in another case: full"),
    (.presentation, "An 'ifLet' on a presented child", "nil"),
    (.forEach(id: "7"), "A 'forEach'", "no element with id 7"),
    (.stack(id: "#2"), "A 'forEach' on a stack", "no screen with id #2"),
    (.route(id: "3"), "A 'forEachRoute'", "no screen at or with id 3"),
  ])
  func namesTheOperatorAndWhatIsMissing(child: AbsentChild, operator: String, missing: String) {
    let message = child.message(action: Dock.full(crates: 4), state: Dock.full(crates: 1))

    #expect(
      message.hasPrefix(
        """
        \(`operator`) received an action for a child that is not there.

          Action:
            AbsentChildTests.Dock.full(crates: 4)
          State:
            \(missing)

        The child's reducer cannot run without state. Usual causes:

        """))
  }

  @Test func aDismissalOfNothingSaysSo() {
    let message = AbsentChild.dismissal.message(action: Dock.empty, state: Dock.empty)

    #expect(
      message == """
        An 'ifLet' was told to dismiss a child, but none is presented.

          Action:
            AbsentChildTests.Dock.empty
          State:
            nil

        The state stays as it is. Usual causes:

        • The child was dismissed twice: by 'dismiss', which sets its state to nil, and by a \
        reducer that did so before. One of them is enough.
        • A reducer that ran before took the child's state away. Apply 'ifLet' to the reducer that \
        does so.
        • A test sent 'dismiss' before the child was presented.

        More: Documentation/Core.docc/Presentation.md#what-is-reported
        """)
  }

  @Test(arguments: [
    (
      AbsentChild.pop(id: "#7", held: ["#0", "#1"]), "pop", "forEach", "Stacks.md#what-is-reported"
    ),
    (.routeDismissal(id: "#7", held: ["#0", "#1"]), "dismiss", "forEachRoute", "Coordinators.md"),
  ])
  func aPopOfAnotherScreenNamesThoseThatAreThere(
    child: AbsentChild, verb: String, name: String, article: String
  ) {
    let message = child.message(action: Dock.empty, state: Dock.empty)

    #expect(message.hasPrefix("A '\(name)'"))
    #expect(
      message.hasSuffix(
        """
         was told to \(verb) a screen that it does not hold.

          Action:
            AbsentChildTests.Dock.empty
          State:
            no screen with id #7; from its root on: #0, #1

        The screens stay as they are. Usual causes:

        • The screen was closed twice: by a person or its own 'dismiss', and by a reducer. One of \
        them is enough.
        • A reducer that ran before took the screen away. Apply '\(name)' to the reducer that does \
        so.
        • A test sent an id that this run never gave: take it from the state.

        More: Documentation/Core.docc/\(article)
        """))
  }

  @Test(arguments: [
    (AbsentChild.scope, "List 'Scope' above the reducer that does so."),
    (.ifLet, "Apply 'ifLet' to the reducer that does so: it runs the child first."),
    (.route(id: "3"), "Apply 'forEachRoute' to the reducer that does so: it runs the child first."),
  ])
  func saysHowToMendIt(child: AbsentChild, order: String) {
    let message = child.message(action: Dock.empty, state: Dock.empty)

    #expect(
      message.hasSuffix(
        """
        • A reducer that ran before took the child's state away. \(order)
        • An effect of the child outlived it. Effects of children end with them; one started by the \
        parent on the child's behalf does not. Cancel it, or ignore its action.
        • A view or a test sent the action without the state being there. Send it only from a store \
        that was scoped to the child.

        More: Documentation/Core.docc/Reducers.md#a-child-that-is-not-there
        """))
  }
}
