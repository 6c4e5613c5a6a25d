import Core

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
