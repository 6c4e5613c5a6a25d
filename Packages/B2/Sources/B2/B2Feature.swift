import Core
import Effects

/// Shows the fact for 4, and can go back by itself.
@Reducer
public struct B2Feature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public var fact = FactLoading.State(number: 4)

    public init() {}
  }

  public enum Action: Sendable {
    case closeTapped
    case fact(FactLoading.Action)
  }

  @Dependency(\.dismiss) private var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.fact, action: \.fact) { FactLoading() }
    Reduce { _, action in
      switch action {
      case .closeTapped: .run { _ in await dismiss() }
      case .fact: .none
      }
    }
  }
}
