public import CoreCasePaths

/// An action of a screen in a stack, or a change of the stack: a push or a pop.
public enum StackAction<State, Action> {
  /// An action of the screen with an id; reported if the stack does not hold it.
  indirect case element(id: StackElementID, action: Action)
  /// Removes the screen with an id and all above it, after the parent has handled the action.
  case popFrom(id: StackElementID)
  /// Adds a screen on top under a new id, before the parent handles the action.
  case push(id: StackElementID, state: State)
}

/// The stack action of a feature, named by the feature's reducer.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: CasePathable {
  /// The case paths of a stack action.
  public struct AllCasePaths {
    /// The path to the actions of all screens, each with the id of its screen.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          if case .element(let id, let action) = $0 { (id: id, action: action) } else { nil }
        })
    }

    /// The path to a pop, with the id of the lowest screen that leaves.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        embed: { .popFrom(id: $0) },
        extract: { if case .popFrom(let id) = $0 { id } else { nil } })
    }

    /// The path to a push, with the id and the state of the new screen.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        embed: { .push(id: $0.id, state: $0.state) },
        extract: {
          if case .push(let id, let state) = $0 { (id: id, state: state) } else { nil }
        })
    }

    /// The path to the actions of the screen with an id: `\.path[id: 0].counter`.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        })
    }
  }

  /// The case paths that key paths such as `\.path.popFrom` go through.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}
