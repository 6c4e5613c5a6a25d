import Core

/// The screen of `NAMEFeature`.
public struct NAMEView: View {
  let store: StoreOf<NAMEFeature>

  public init(store: StoreOf<NAMEFeature>) {
    self.store = store
  }

  public var body: some View {
    VStack {
      Text("\(store.count)")
      Button("Increment") { store.send(.incrementTapped) }
      Button("Done") { store.send(.doneTapped) }
    }
    .navigationTitle("NAME")
  }
}
