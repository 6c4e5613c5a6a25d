public import CoreCasePaths

/// What can happen to a stack: a screen does something, is pushed, or is popped.
public enum StackAction<State, Action> {
  /// An action of the screen with an id.
  indirect case element(id: StackElementID, action: Action)
  /// Pops the screen with an id and all above it.
  case popFrom(id: StackElementID)
  /// Pushes a screen under an id.
  case push(id: StackElementID, state: State)
}

/// The stack action of a feature, spelled with one generic argument.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: CasePathable {
  public struct AllCasePaths {
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: {
          if case .element(let id, let action) = $0 { (id: id, action: action) } else { nil }
        })
    }

    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        embed: { .popFrom(id: $0) },
        extract: { if case .popFrom(let id) = $0 { id } else { nil } })
    }

    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        embed: { .push(id: $0.id, state: $0.state) },
        extract: {
          if case .push(let id, let state) = $0 { (id: id, state: state) } else { nil }
        })
    }

    /// The actions of the screen with an id: `\.path[id: 0].counter`.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(id, let action) = $0 else { return nil }
          return action
        })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}
