import Core
import Effects
import Facts
import Foundation

/// The screen of `B1Feature`.
public struct B1View: View {
  let store: StoreOf<B1Feature>

  /// Creates the screen, which draws the state of the store and sends it the taps.
  public init(store: StoreOf<B1Feature>) {
    self.store = store
  }

  /// The person's name, the fact, and the button that asks for B2.
  public var body: some View {
    VStack {
      Text("Logged in as \(store.login.name)")
      FactView(store: store.scope(state: \.fact, action: \.fact))
      Button("Open B2") { store.send(.openB2Tapped) }
    }
    .navigationTitle("B1")
  }
}

#Preview("Loading") {
  B1View(
    store: Store(
      initialState: B1Feature.State(login: LoginData(name: "somebody", token: UUID()))
    ) {
      B1Feature()
    })
}
