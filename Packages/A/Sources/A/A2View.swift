import Facts
import Views

/// The screen of `A2Feature`.
public struct A2View: View {
  let store: StoreOf<A2Feature>

  /// Creates the screen, which draws the state of the store and sends it the taps.
  public init(store: StoreOf<A2Feature>) {
    self.store = store
  }

  /// The fact, or the progress of loading it.
  public var body: some View {
    FactScreen(
      store: store.scope(state: \.fact, action: \.fact),
      remark: Text("A2 does not know A1, from which it was opened.")
    ) {}
    .navigationTitle("A2")
  }
}

#Preview("A2, loading", traits: .pendingFacts) { a2View(.loading) }

#Preview("A2, loaded") {
  a2View(.loaded("3 is the smallest number of sides that a polygon can have."))
}

#Preview("A2, failed") { a2View(.failed(reason: "The server does not answer. Try again.")) }

@MainActor
private func a2View(_ phase: FactLoading.Phase) -> some View {
  var state = A2Feature.State()
  state.fact.phase = phase
  return NavigationStack { A2View(store: Store(initialState: state) { A2Feature() }) }
}
