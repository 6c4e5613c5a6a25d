import Views

/// A module with a stack of its own.
///
/// Nothing else knows its path. So it can run by itself, and a parent that mounts it holds its
/// state as one value.
@Reducer
public struct ColorStackFeature: Sendable {
  /// The features that can be a screen of the stack.
  @Reducer(state: .codable)
  public enum Path {
    /// Blue, which asks this feature for Orange and to go back.
    case blue(BlueFeature)
    /// Orange, which goes back by itself.
    case orange(OrangeFeature)
    /// Red, which asks this feature to go back.
    case red(RedFeature)
  }

  /// The stack of screens.
  @ObservableState
  public struct State: Codable, Equatable, Sendable {
    /// The screens above the root, the top one last.
    public var path: StackState<Path.State>

    /// Creates a stack with these screens above the root, by default none.
    public init(path: StackState<Path.State> = StackState()) {
      self.path = path
    }
  }

  /// What happens at the root and on the screens above it.
  public enum Action: Sendable {
    /// The root's button for Blue was tapped.
    case blueTapped
    /// An action of one screen, found by its id, or a change of the stack by its view.
    case path(StackActionOf<Path>)
    /// The root's button for Red was tapped.
    case redTapped
  }

  /// Creates the reducer; its data is in ``State``.
  public init() {}

  /// Runs each screen, and pushes and pops as the screens ask.
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .blueTapped:
        state.path.append(.blue(BlueFeature.State()))
      case .redTapped:
        state.path.append(.red(RedFeature.State()))
      case .path(.element(id: _, action: .blue(.delegate(.openOrange)))):
        state.path.append(.orange(OrangeFeature.State()))
      case .path(.element(let id, action: .blue(.delegate(.goBack)))),
        .path(.element(let id, action: .red(.delegate(.goBack)))):
        state.path.pop(from: id)
      case .path:
        break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
  }
}

extension ColorStackFeature.Path.State: Equatable {}
extension ColorStackFeature.Path.State: Sendable {}
extension ColorStackFeature.Path.Action: Sendable {}

extension ColorStackFeature.State {
  /// The titles of the screens from the bottom to the top.
  var trail: [LocalizedStringKey] {
    ["Root"]
      + path.map { screen in
        switch screen {
        case .blue: "Blue"
        case .orange: "Orange"
        case .red: "Red"
        }
      }
  }
}
