import Views

/// Counts, and reports the count to its parent when the person is done.
@Reducer
public struct NAMEFeature: Sendable {
  /// The data of the screen.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    /// How often the person has tapped "Increment".
    public var count = 0

    /// Creates the first state, which counts from zero.
    public init() {}
  }

  /// What happens on the screen.
  public enum Action: Sendable {
    /// Tells the parent something; the feature itself ignores it.
    case delegate(Delegate)
    /// The button "Done" was tapped.
    case doneTapped
    /// The button "Increment" was tapped.
    case incrementTapped

    /// What the screen reports to its parent.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      /// The person is done, with this count.
      case done(count: Int)
    }
  }

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Counts the taps, and turns "Done" into a delegate action.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .doneTapped:
        return .send(.delegate(.done(count: state.count)))
      case .incrementTapped:
        state.count += 1
        return .none
      case .delegate:
        return .none
      }
    }
  }
}
