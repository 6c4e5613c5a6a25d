import Facts
import Foundation
import Views

/// The screen of `A1Feature`.
public struct A1View: View {
  let store: StoreOf<A1Feature>

  /// Creates the screen, which draws the state of the store and sends it the taps.
  public init(store: StoreOf<A1Feature>) {
    self.store = store
  }

  /// The fact above the button that asks for A2.
  public var body: some View {
    FactScreen(
      store: store.scope(state: \.fact, action: \.fact),
      remark: Text("A1 asks for A2 without knowing it. The coordinator around both opens it.")
    ) {
      Button("Open A2") { store.send(.openA2Tapped) }
        .buttonStyle(.borderedProminent)
    }
    .navigationTitle("A1")
    .logOutButton()
  }
}

#Preview("A1, loading", traits: .pendingFacts) { a1View(.loading) }

#Preview("A1, loaded") {
  a1View(.loaded("1 is the only positive integer that has a single positive divisor."))
}

#Preview("A1, failed") { a1View(.failed(reason: "The server does not answer. Try again.")) }

#Preview("A1, loading, Korean", traits: .pendingFacts) {
  a1View(.loading).environment(\.locale, Locale(identifier: "ko"))
}

@MainActor
private func a1View(_ phase: FactLoading.Phase) -> some View {
  var state = A1Feature.State()
  state.fact.phase = phase
  return NavigationStack { A1View(store: Store(initialState: state) { A1Feature() }) }
}
