import Views

/// The screen of `BlueFeature`.
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
