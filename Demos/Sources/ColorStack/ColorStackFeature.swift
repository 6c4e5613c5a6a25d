import Core

/// A module with a stack of its own.
///
/// It knows its path and nobody else does: it runs alone, and whoever mounts it holds its state as
/// one value.
@Reducer
public struct ColorStackFeature: Sendable {
  @Reducer
  public enum Path {
    case blue(BlueFeature)
    case orange(OrangeFeature)
    case red(RedFeature)
  }

  @ObservableState
  public struct State: Equatable, Sendable {
    public var path: StackState<Path.State>

    public init(path: StackState<Path.State> = StackState()) {
      self.path = path
    }
  }

  public enum Action: Sendable {
    case blueTapped
    case path(StackActionOf<Path>)
    case redTapped
  }

  public init() {}

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
  /// The screens from the bottom to the top, such as "Root › Blue › Orange".
  var trail: String {
    let screens = path.map { screen in
      switch screen {
      case .blue: "Blue"
      case .orange: "Orange"
      case .red: "Red"
      }
    }
    return (["Root"] + screens).joined(separator: " › ")
  }
}
