import B2
import Core

/// Stands in for the app: a stack in which B2 is open, so that it has somewhere to go back to.
@Reducer
struct B2Stage {
  @Reducer
  enum Path {
    case b2(B2Feature)
  }

  @ObservableState
  struct State {
    var path = StackState<Path.State>([.b2(B2Feature.State())])
  }

  enum Action {
    case openB2Tapped
    case path(StackActionOf<Path>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .openB2Tapped:
        state.path.append(.b2(B2Feature.State()))
        return .none
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

struct B2StageView: View {
  @Bindable var store: StoreOf<B2Stage>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      VStack {
        Text("Here the app shows B1.")
        Button("Open B2") { store.send(.openB2Tapped) }
      }
      .navigationTitle("Stand-in")
    } destination: { store in
      switch store.case {
      case .b2(let store): B2View(store: store)
      }
    }
  }
}
