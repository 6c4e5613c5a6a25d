public import CoreDependencies

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

  @usableFromInline
  func report<State, Action>(action: Action, state: State, at location: _SourceLocation) {
    reportIssue(
      message(action: action, state: state), at: location)
  }

  func message<State, Action>(action: Action, state: State) -> String {
    """
    \(title) received an action for a child that is not there.

      Action:
    \(debugName(of: action).indented(by: 4))
      State:
    \(missing(in: state).indented(by: 4))

    \(reasons)
    """
  }

  private var title: String {
    switch self {
    case .scope: "A 'Scope' on an enum case"
    case .ifLet: "An 'ifLet'"
    case .ifCaseLet: "An 'ifCaseLet'"
    case .presentation: "An 'ifLet' on a presented child"
    case .forEach: "A 'forEach'"
    case .stack: "A 'forEach' on a stack"
    case .route: "A 'forEachRoute'"
    }
  }

  private func missing(in state: Any) -> String {
    switch self {
    case .scope, .ifCaseLet: "in another case: \(caseLabel(of: state))"
    case .ifLet, .presentation: "nil"
    case .forEach(let id): "no element with id \(id)"
    case .stack(let id): "no screen with id \(id)"
    case .route(let id): "no screen at or with id \(id)"
    }
  }

  private var reasons: String {
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
    case .ifLet, .presentation: "ifLet"
    case .ifCaseLet: "ifCaseLet"
    case .forEach, .stack: "forEach"
    case .route: "forEachRoute"
    }
  }
}
