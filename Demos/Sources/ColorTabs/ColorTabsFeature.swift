import ColorStack
import Views

/// Joins modules that have stacks of their own: `ColorStack` as it is, mounted in two tabs.
///
/// Each module manages its own path, so this parent names screens only where it opens one from
/// outside. A tab holds the whole module, stack included.
@Reducer
public struct ColorTabsFeature: Sendable {
  /// The tabs, each with a stack of its own.
  public enum Tab: Codable, Hashable, Sendable {
    /// The tab that is selected first.
    case left
    /// The tab that "Orange on the right" goes to.
    case right
  }

  /// The data of both tabs, and which is selected.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    /// The stack of the left tab.
    public var left = ColorStackFeature.State()
    /// The stack of the right tab.
    public var right = ColorStackFeature.State()
    /// The tab on screen.
    public var selectedTab = Tab.left

    /// Creates two stacks at their roots, with the left tab selected.
    public init() {}
  }

  /// What happens in the tabs and below them.
  public enum Action: Sendable {
    /// An action of the left tab.
    case left(ColorStackFeature.Action)
    /// The button "Orange on the right" was tapped.
    case orangeTapped
    /// An action of the right tab.
    case right(ColorStackFeature.Action)
    /// The person went to a tab.
    case tabSelected(Tab)
  }

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Runs both stacks, selects tabs, and replaces the right path for "Orange on the right".
  public var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { ColorStackFeature() }
    Scope(state: \.right, action: \.right) { ColorStackFeature() }
    Reduce { state, action in
      switch action {
      case .orangeTapped:
        state.right.path = [.blue(BlueFeature.State()), .orange(OrangeFeature.State())]
        state.selectedTab = .right
      case .tabSelected(let tab):
        state.selectedTab = tab
      case .left, .right:
        break
      }
      return .none
    }
  }
}
