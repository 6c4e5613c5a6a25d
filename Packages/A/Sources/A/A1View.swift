import Core
import Facts

/// The screen of `A1Feature`.
public struct A1View: View {
  let store: StoreOf<A1Feature>

  /// Creates the screen, which draws the state of the store and sends it the taps.
  public init(store: StoreOf<A1Feature>) {
    self.store = store
  }

  /// The fact above the button that asks for A2.
  public var body: some View {
    VStack {
      FactView(store: store.scope(state: \.fact, action: \.fact))
      Button("Open A2") { store.send(.openA2Tapped) }
    }
    .navigationTitle("A1")
  }
}
