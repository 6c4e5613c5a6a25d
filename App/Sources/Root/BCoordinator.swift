import B1
import B2
import Core
import Effects

/// Joins B1 and B2, which come from packages that do not know each other, in a stack.
@Reducer
public struct BCoordinator: Sendable {
  @Reducer
  public enum Path {
    case b2(B2Feature)
  }

  @ObservableState
  public struct State: Equatable, Sendable {
    public var b1: B1Feature.State
    public var path = StackState<Path.State>()

    public init(login: LoginData) {
      b1 = B1Feature.State(login: login)
    }
  }

  public enum Action: Sendable {
    case b1(B1Feature.Action)
    case path(StackActionOf<Path>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.b1, action: \.b1) { B1Feature() }
    Reduce { state, action in
      switch action {
      case .b1(.delegate(.openB2)):
        state.path.append(.b2(B2Feature.State()))
        return .none
      case .b1, .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension BCoordinator.Path.State: Equatable {}
extension BCoordinator.Path.State: Sendable {}
extension BCoordinator.Path.Action: Sendable {}
