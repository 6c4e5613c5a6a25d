import Facts
import Views

/// Shows the fact for 1, and asks its parent for A2.
@Reducer
public struct A1Feature: Sendable {
  /// The data of the screen; being `Codable`, it can be saved and restored.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    /// The fact for 1 and the progress of loading it.
    public var fact = FactLoading.State(number: 1)

    /// Creates the first state, in which the fact is yet to be loaded.
    public init() {}
  }

  /// What happens on the screen.
  public enum Action: Sendable {
    /// Asks the parent for something; the feature itself ignores it.
    case delegate(Delegate)
    /// An action of the child that loads the fact.
    case fact(FactLoading.Action)
    /// The button "Open A2" was tapped.
    case openA2Tapped

    /// What the screen asks of its parent.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// Shows A2, which this feature does not know.
      case openA2
    }
  }

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Loads the fact, and turns the tap into a delegate action.
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
