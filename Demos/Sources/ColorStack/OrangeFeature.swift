import Views

/// A screen that goes back by itself.
@Reducer
public struct OrangeFeature: Sendable {
  /// The screen's data, which is none: only its action matters.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    /// Creates the only state there is.
    public init() {}
  }

  /// What happens on the screen.
  public enum Action: Sendable {
    /// The button "Go back" was tapped.
    case backTapped
  }

  @Dependency(\.dismiss) private var dismiss

  /// Creates the reducer; it needs the `dismiss` dependency alone.
  public init() {}

  /// Dismisses the screen at a tap, without asking its parent.
  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .backTapped: .run { _ in await dismiss() }
      }
    }
  }
}
