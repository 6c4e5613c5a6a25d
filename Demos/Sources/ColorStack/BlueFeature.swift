import Views

/// A screen that asks its parent for Orange, and to go back.
@Reducer
public struct BlueFeature: Sendable {
  /// The screen's data, which is none: only its actions matter.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    /// Creates the only state there is.
    public init() {}
  }

  /// What happens on the screen.
  public enum Action: Sendable {
    /// The button "Go back" was tapped.
    case backTapped
    /// Asks the parent for something; the feature itself ignores it.
    case delegate(Delegate)
    /// The button "Orange" was tapped.
    case orangeTapped

    /// What the screen asks of its parent.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// Removes this screen and all above it.
      case goBack
      /// Pushes Orange, which Blue does not know.
      case openOrange
    }
  }

  /// Creates the reducer, which needs no dependencies.
  public init() {}

  /// Turns each tap into a delegate action.
  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .backTapped: .send(.delegate(.goBack))
      case .orangeTapped: .send(.delegate(.openOrange))
      case .delegate: .none
      }
    }
  }
}
