import Core
import Effects

/// Shows who is logged in and the fact for 2, and asks for B2.
@Reducer
public struct B1Feature: Sendable {
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    public var fact = FactLoading.State(number: 2)
    public let login: LoginData

    public init(login: LoginData) {
      self.login = login
    }
  }

  public enum Action: Sendable {
    case delegate(Delegate)
    case fact(FactLoading.Action)
    case openB2Tapped

    /// What the screen asks of whoever composes it.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case openB2
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.fact, action: \.fact) { FactLoading() }
    Reduce { _, action in
      switch action {
      case .openB2Tapped: .send(.delegate(.openB2))
      case .delegate, .fact: .none
      }
    }
  }
}
