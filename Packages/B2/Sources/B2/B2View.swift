import Core
import Effects

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
      switch store.fact.phase {
      case .loading:
        ProgressView("Loading the fact")
      case .loaded(let fact):
        Text(fact)
      case .failed(let reason):
        Text("No fact: \(reason)")
        Button("Try again") { store.send(.fact(.tryAgainTapped)) }
      }
      Button("Close") { store.send(.closeTapped) }
    }
    .navigationTitle("B2")
    .task(id: store.fact.isLoading) { await store.send(.fact(.task)).finish() }
  }
}
