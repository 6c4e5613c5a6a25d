import Core
import Effects

/// The part of both screens that shows their fact, or how its loading goes.
struct FactSection: View {
  let store: StoreOf<FactLoading>

  var body: some View {
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
