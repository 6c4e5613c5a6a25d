import Facts
import Views

/// Shows the fact for 3.
@Reducer
public struct A2Feature: Sendable {
  /// The data of the screen; being `Codable`, it can be saved and restored.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    /// The fact for 3 and the progress of loading it.
    public var fact = FactLoading.State(number: 3)

    /// Creates the first state, in which the fact is yet to be loaded.
    public init() {}
  }

  /// What happens on the screen.
  public enum Action: Sendable {
    /// An action of the child that loads the fact.
    case fact(FactLoading.Action)
  }

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Loads the fact and does nothing else.
  public var body: some ReducerOf<Self> {
    Scope(state: \.fact, action: \.fact) { FactLoading() }
  }
}
