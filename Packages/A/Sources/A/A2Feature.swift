import Core
import Effects

/// Shows the fact for 3.
@Reducer
public struct A2Feature: Sendable {
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    public var fact = FactLoading.State(number: 3)

    public init() {}
  }

  public enum Action: Sendable {
    case fact(FactLoading.Action)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.fact, action: \.fact) { FactLoading() }
  }
}
