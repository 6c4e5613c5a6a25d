import Core

/// A screen that asks its parent to go back.
@Reducer
public struct RedFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public init() {}
  }

  public enum Action: Sendable {
    case backTapped
    case delegate(Delegate)

    /// What the screen asks of whoever composes it.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case goBack
    }
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .backTapped: .send(.delegate(.goBack))
      case .delegate: .none
      }
    }
  }
}

struct RedView: View {
  let store: StoreOf<RedFeature>

  var body: some View {
    VStack {
      Text("Red asks its parent to go back.").foregroundStyle(.red)
      Button("Go back") { store.send(.backTapped) }
    }
    .navigationTitle("Red")
  }
}
