import Core
import Facts

/// The screen of `A2Feature`.
public struct A2View: View {
  let store: StoreOf<A2Feature>

  /// Creates the screen, which draws the state of the store and sends it the taps.
  public init(store: StoreOf<A2Feature>) {
    self.store = store
  }

  /// The fact, or the progress of loading it.
  public var body: some View {
    FactView(store: store.scope(state: \.fact, action: \.fact))
      .navigationTitle("A2")
  }
}
