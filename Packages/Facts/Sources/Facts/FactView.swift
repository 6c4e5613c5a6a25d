import Core

/// The part of a screen that shows a fact, or how its loading goes.
///
/// It asks for the fact whenever it is on screen without one.
public struct FactView: View {
  let store: StoreOf<FactLoading>

  /// Creates the view, which draws the state of the store and sends it the taps.
  public init(store: StoreOf<FactLoading>) {
    self.store = store
  }

  /// The fact, the progress of loading it, or why there is none, above a button that tries again.
  public var body: some View {
    VStack {
      switch store.phase {
      case .loading:
        ProgressView("Loading the fact")
      case .loaded(let fact):
        Text(fact)
      case .failed(let reason):
        Text("No fact: \(reason)")
        Button("Try again") { store.send(.tryAgainTapped) }
      }
    }
    .task(id: store.isLoading) { await store.send(.task).finish() }
  }
}
