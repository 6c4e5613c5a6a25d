import Core
import Effects

/// Shows the fact for 1 and asks for A2.
@Reducer
public struct A1Feature: Sendable {
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    public var fact = FactLoading.State(number: 1)

    public init() {}
  }

  public enum Action: Sendable {
    case delegate(Delegate)
    case fact(FactLoading.Action)
    case openA2Tapped

    /// What the screen asks of whoever composes it.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case openA2
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.fact, action: \.fact) { FactLoading() }
    Reduce { _, action in
      switch action {
      case .openA2Tapped: .send(.delegate(.openA2))
      case .delegate, .fact: .none
      }
    }
  }
}
