import Views

/// The screen of `NAMEFeature`.
public struct NAMEView: View {
  let store: StoreOf<NAMEFeature>

  /// Creates the screen, which draws the state of the store and sends it the taps.
  public init(store: StoreOf<NAMEFeature>) {
    self.store = store
  }

  /// The count above the two buttons.
  public var body: some View {
    VStack {
      Text("\(store.count)")
      Button("Increment") { store.send(.incrementTapped) }
      Button("Done") { store.send(.doneTapped) }
    }
    .navigationTitle("NAME")
  }
}

#Preview("NAME, at the start") { nameView(count: 0) }

#Preview("NAME, long") { nameView(count: .max) }

@MainActor
private func nameView(count: Int) -> some View {
  var state = NAMEFeature.State()
  state.count = count
  return NavigationStack { NAMEView(store: Store(initialState: state) { NAMEFeature() }) }
}
