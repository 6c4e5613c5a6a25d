@_spi(Views) public import CoreDependencies

/// The issue reported for an action of a child whose state is absent.
@usableFromInline
enum AbsentChild: Sendable {
  case scope
  case ifLet
  case ifCaseLet
  case presentation
  case forEach(id: String)
  case stack(id: String)
  case route(id: String)
  case dismissal
  case pop(id: String, held: [String])
  case routeDismissal(id: String, held: [String])

  @usableFromInline
  func report<State, Action>(action: Action, state: State, at location: _SourceLocation) {
    reportIssue(
      message(action: action, state: state), at: location)
  }

  func message<State, Action>(action: Action, state: State) -> String {
    """
    \(title).

      Action:
    \(debugName(of: action).indented(by: 4))
      State:
    \(missing(in: state).indented(by: 4))

    \(reasons)
    """
  }

  private var title: String {
    let child = "received an action for a child that is not there"
    return switch self {
    case .scope: "A 'Scope' on an enum case \(child)"
    case .ifLet: "An 'ifLet' \(child)"
    case .ifCaseLet: "An 'ifCaseLet' \(child)"
    case .presentation: "An 'ifLet' on a presented child \(child)"
    case .forEach: "A 'forEach' \(child)"
    case .stack: "A 'forEach' on a stack \(child)"
    case .route: "A 'forEachRoute' \(child)"
    case .dismissal: "An 'ifLet' was told to dismiss a child, but none is presented"
    case .pop: "A 'forEach' was told to pop a screen that it does not hold"
    case .routeDismissal: "A 'forEachRoute' was told to dismiss a screen that it does not hold"
    }
  }

  private func missing(in state: Any) -> String {
    switch self {
    case .scope, .ifCaseLet: "in another case: \(caseLabel(of: state))"
    case .ifLet, .presentation, .dismissal: "nil"
    case .forEach(let id): "no element with id \(id)"
    case .stack(let id): "no screen with id \(id)"
    case .route(let id): "no screen at or with id \(id)"
    case .pop(let id, let held), .routeDismissal(let id, let held):
      "no screen with id \(id); from its root on: "
        + (held.isEmpty ? "none" : held.joined(separator: ", "))
    }
  }

  private var reasons: String {
    switch self {
    case .dismissal:
      """
      The state stays as it is. Usual causes:

      • The child was dismissed twice: by 'dismiss', which sets its state to nil, and by a reducer \
      that did so before. One of them is enough.
      • A reducer that ran before took the child's state away. Apply 'ifLet' to the reducer that \
      does so.
      • A test sent 'dismiss' before the child was presented.

      More: Documentation/Core.docc/Presentation.md#what-is-reported
      """
    case .pop, .routeDismissal:
      """
      The screens stay as they are. Usual causes:

      • The screen was closed twice: by a person or its own 'dismiss', and by a reducer. One of \
      them is enough.
      • A reducer that ran before took the screen away. Apply '\(name)' to the reducer that does so.
      • A test sent an id that this run never gave: take it from the state.

      More: Documentation/Core.docc/\(name == "forEach" ? "Stacks.md#what-is-reported" : "Coordinators.md")
      """
    default: absence
    }
  }

  private var absence: String {
    """
    The child's reducer cannot run without state. Usual causes:

    • A reducer that ran before took the child's state away. \(order)
    • An effect of the child outlived it. Effects of children end with them; one started by the \
    parent on the child's behalf does not. Cancel it, or ignore its action.
    • A view or a test sent the action without the state being there. Send it only from a store \
    that was scoped to the child.

    More: Documentation/Core.docc/Reducers.md#a-child-that-is-not-there
    """
  }

  private var order: String {
    switch self {
    case .scope: "List 'Scope' above the reducer that does so."
    default: "Apply '\(name)' to the reducer that does so: it runs the child first."
    }
  }

  private var name: String {
    switch self {
    case .scope: "Scope"
    case .ifLet, .presentation, .dismissal: "ifLet"
    case .ifCaseLet: "ifCaseLet"
    case .forEach, .stack, .pop: "forEach"
    case .route, .routeDismissal: "forEachRoute"
    }
  }
}
