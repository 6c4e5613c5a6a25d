import Views

/// The screen of `OrangeFeature`.
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
