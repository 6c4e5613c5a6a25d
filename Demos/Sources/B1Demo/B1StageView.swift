import B1
import Views

/// B1, and the stand-in for B2 that it pushes.
struct B1StageView: View {
  @Bindable var store: StoreOf<B1Stage>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      B1View(store: store.scope(state: \.b1, action: \.b1))
    } destination: { _ in
      Text("Here the app shows B2.")
        .navigationTitle("Stand-in")
    }
  }
}
