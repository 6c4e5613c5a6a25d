import Core

/// A screen that goes back by itself.
@Reducer
public struct OrangeFeature: Sendable {
  @ObservableState
  public struct State: Equatable, Sendable {
    public init() {}
  }

  public enum Action: Sendable {
    case backTapped
  }

  @Dependency(\.dismiss) private var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .backTapped: .run { _ in await dismiss() }
      }
    }
  }
}

struct OrangeView: View {
  let store: StoreOf<OrangeFeature>

  var body: some View {
    VStack {
      Text("Orange goes back by itself.").foregroundStyle(.orange)
      Button("Go back") { store.send(.backTapped) }
    }
    .navigationTitle("Orange")
  }
}
