import Core

/// Joins A1 and A2 in a stack, so that neither knows the other.
@Reducer
public struct ACoordinator: Sendable {
  @Reducer
  public enum Path {
    case a2(A2Feature)
  }

  @ObservableState
  public struct State: Equatable, Sendable {
    public var a1 = A1Feature.State()
    public var path = StackState<Path.State>()

    public init() {}
  }

  public enum Action: Sendable {
    case a1(A1Feature.Action)
    case path(StackActionOf<Path>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Scope(state: \.a1, action: \.a1) { A1Feature() }
    Reduce { state, action in
      switch action {
      case .a1(.delegate(.openA2)):
        state.path.append(.a2(A2Feature.State()))
        return .none
      case .a1, .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension ACoordinator.Path.State: Equatable {}
extension ACoordinator.Path.State: Sendable {}
extension ACoordinator.Path.Action: Sendable {}
