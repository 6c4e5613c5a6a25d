import Core

/// The screen of `A2Feature`.
public struct A2View: View {
  let store: StoreOf<A2Feature>

  public init(store: StoreOf<A2Feature>) {
    self.store = store
  }

  public var body: some View {
    FactSection(store: store.scope(state: \.fact, action: \.fact))
      .navigationTitle("A2")
  }
}
