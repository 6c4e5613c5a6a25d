import Facts
import Views

/// Shows the fact for 4 or another number, and can close itself.
@Reducer
public struct B2Feature: Sendable {
  /// The data of the screen; being `Codable`, it can be saved and restored.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    /// The fact for the number and the progress of loading it.
    public var fact: FactLoading.State
    /// The number that the screen is about, by which its composer tells it from others.
    public var number: Int { fact.number }

    /// Creates the first state, in which the fact for the number is yet to be loaded.
    public init(number: Int = 4) {
      fact = FactLoading.State(number: number)
    }
  }

  /// What happens on the screen.
  public enum Action: Sendable {
    /// The button "Close" was tapped.
    case closeTapped
    /// An action of the child that loads the fact.
    case fact(FactLoading.Action)
  }

  @Dependency(\.dismiss) private var dismiss

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Loads the fact, and dismisses the screen by the `dismiss` dependency.
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
