import Facts
import Foundation
import Views

/// The screen of `B2Feature`.
public struct B2View: View {
  let store: StoreOf<B2Feature>

  /// Creates the screen, which draws the state of the store and sends it the taps.
  public init(store: StoreOf<B2Feature>) {
    self.store = store
  }

  /// The fact, or the progress of loading it, above the button that closes the screen.
  public var body: some View {
    FactScreen(
      store: store.scope(state: \.fact, action: \.fact),
      remark: Text("B2 closes itself, and does not know what is behind it.")
    ) {
      Button("Close") { store.send(.closeTapped) }
        .buttonStyle(.bordered)
    }
    .navigationTitle("B2")
  }
}

#Preview("B2, loading", traits: .pendingFacts) { b2View(.loading) }

#Preview("B2, loaded") {
  b2View(.loaded("4 is the number of colors that suffice for any flat map."))
}

#Preview("B2, failed") { b2View(.failed(reason: "The server does not answer. Try again.")) }

#Preview("B2, loading, Korean", traits: .pendingFacts) {
  b2View(.loading).environment(\.locale, Locale(identifier: "ko"))
}

@MainActor
private func b2View(_ phase: FactLoading.Phase) -> some View {
  var state = B2Feature.State()
  state.fact.phase = phase
  return NavigationStack { B2View(store: Store(initialState: state) { B2Feature() }) }
}
