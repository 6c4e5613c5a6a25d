import Core
import Effects

/// Shows the fact for 4, or for the number it is given, and can go back by itself.
@Reducer
public struct B2Feature: Sendable {
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    public var fact: FactLoading.State

    public init(number: Int = 4) {
      fact = FactLoading.State(number: number)
    }
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
