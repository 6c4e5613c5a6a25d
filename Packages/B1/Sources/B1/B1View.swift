import Effects
import Facts
import Foundation
import Views

/// The screen of `B1Feature`.
public struct B1View: View {
  let store: StoreOf<B1Feature>

  /// Creates the screen, which draws the state of the store and sends it the taps.
  public init(store: StoreOf<B1Feature>) {
    self.store = store
  }

  /// The person's name, the fact, and the button that asks for B2.
  public var body: some View {
    FactScreen(
      store: store.scope(state: \.fact, action: \.fact),
      person: Text("Logged in as \(store.login.name)"),
      remark: Text("The name came down from the log-in. B1 does not import the package of B2.")
    ) {
      Button("Open B2") { store.send(.openB2Tapped) }
        .buttonStyle(.borderedProminent)
    }
    .navigationTitle("B1")
    .logOutButton()
  }
}

#Preview("B1, loading", traits: .pendingFacts) { b1View(.loading) }

#Preview("B1, loaded") { b1View(.loaded("2 is the only even prime number.")) }

#Preview("B1, failed") { b1View(.failed(reason: "The server does not answer. Try again.")) }

#Preview("B1, long name") {
  b1View(
    .loaded("2 is the only even prime number."), name: String(repeating: "Annabel ", count: 8))
}

#Preview("B1, loading, Korean", traits: .pendingFacts) {
  b1View(.loading, name: "이순신").environment(\.locale, Locale(identifier: "ko"))
}

@MainActor
private func b1View(_ phase: FactLoading.Phase, name: String = "Ada") -> some View {
  var state = B1Feature.State(login: LoginData(name: name, token: UUID()))
  state.fact.phase = phase
  return NavigationStack { B1View(store: Store(initialState: state) { B1Feature() }) }
}
