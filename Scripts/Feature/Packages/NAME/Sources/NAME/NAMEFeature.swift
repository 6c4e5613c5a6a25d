import Core

/// Counts, and tells whoever composes it how far it came.
@Reducer
public struct NAMEFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var count = 0

    public init() {}
  }

  public enum Action: Sendable {
    case delegate(Delegate)
    case doneTapped
    case incrementTapped

    /// What the screen tells whoever composes it.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case done(count: Int)
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doneTapped:
        return .send(.delegate(.done(count: state.count)))
      case .incrementTapped:
        state.count += 1
        return .none
      case .delegate:
        return .none
      }
    }
  }
}
