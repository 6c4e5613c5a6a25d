import Effects
import Facts
import Views

/// Shows who is logged in and the fact for 2, and asks its parent for B2.
@Reducer
public struct B1Feature: Sendable {
  /// The data of the screen; being `Codable`, it can be saved and restored.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    /// The fact for 2 and the progress of loading it.
    public var fact = FactLoading.State(number: 2)
    /// The log-in whose name the screen shows.
    public let login: LoginData

    /// Creates the first state, in which the fact is yet to be loaded.
    public init(login: LoginData) {
      self.login = login
    }
  }

  /// What happens on the screen.
  public enum Action: Sendable {
    /// Asks the parent for something; the feature itself ignores it.
    case delegate(Delegate)
    /// An action of the child that loads the fact.
    case fact(FactLoading.Action)
    /// The button "Open B2" was tapped.
    case openB2Tapped

    /// What the screen asks of its parent.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// Shows B2, which is in a package of its own that this one does not import.
      case openB2
    }
  }

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Loads the fact, and turns the tap into a delegate action.
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
