import B2
import Views

/// B2 on a stand-in for B1.
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
