import Core

/// A screen that asks its parent for Orange, and to go back.
@Reducer
public struct BlueFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public init() {}
  }

  public enum Action: Sendable {
    case backTapped
    case delegate(Delegate)
    case orangeTapped

    /// What the screen asks of whoever composes it.
    @CasePathable
    public enum Delegate: Equatable, Sendable {
      case goBack
      case openOrange
    }
  }

  public init() {}

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

struct BlueView: View {
  let store: StoreOf<BlueFeature>

  var body: some View {
    VStack {
      Text("Blue asks its parent for Orange.").foregroundStyle(.blue)
      Button("Orange") { store.send(.orangeTapped) }
      Button("Go back") { store.send(.backTapped) }
    }
    .navigationTitle("Blue")
  }
}
