import Core
import Facts

/// The screen of `B2Feature`.
public struct B2View: View {
  let store: StoreOf<B2Feature>

  /// Creates the screen, which draws the state of the store and sends it the taps.
  public init(store: StoreOf<B2Feature>) {
    self.store = store
  }

  /// The fact, or the progress of loading it, above the button that closes the screen.
  public var body: some View {
    VStack {
      FactView(store: store.scope(state: \.fact, action: \.fact))
      Button("Close") { store.send(.closeTapped) }
    }
    .navigationTitle("B2")
  }
}
