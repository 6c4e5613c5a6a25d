import ColorStack
import Core

/// Joins modules that have stacks of their own: `ColorStack` as it is, mounted in two tabs.
///
/// - Must one root manage every path? No: each module runs its own, and this root has no word about
///   screens, until it wants to open one from outside.
/// - Must modules give up their stacks when they are joined? No: a tab holds the whole module, its
///   stack included.
@Reducer
public struct ColorTabsFeature: Sendable {
  public enum Tab: Hashable, Sendable {
    case left
    case right
  }

  @ObservableState
  public struct State: Equatable, Sendable {
    public var left = ColorStackFeature.State()
    public var right = ColorStackFeature.State()
    public var selectedTab = Tab.left

    public init() {}
  }

  public enum Action: Sendable {
    case left(ColorStackFeature.Action)
    case orangeTapped
    case right(ColorStackFeature.Action)
    case tabSelected(Tab)
  }

  public init() {}

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
