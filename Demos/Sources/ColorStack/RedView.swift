import Views

/// The screen of `RedFeature`.
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
