import Effects
import Foundation
import Views

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

extension PreviewTrait {
  /// Facts are on their way and never come, so that a view that loads one goes on loading.
  public static var pendingFacts: PreviewTrait {
    .dependencies { $0.numbers.fact = { _ in try await Task.never() } }
  }
}

#Preview("Fact, loading", traits: .pendingFacts) { factView(.loading) }

#Preview("Fact, loaded") {
  factView(.loaded("7 is the number of colors that Isaac Newton named in the rainbow."))
}

#Preview("Fact, failed") { factView(.failed(reason: "The server does not answer. Try again.")) }

#Preview("Fact, long") {
  factView(.loaded("7 is " + String(repeating: "the number of days in a week, and ", count: 20)))
}

#Preview("Fact, failed, Korean") {
  factView(.failed(reason: "서버가 응답하지 않습니다."))
    .environment(\.locale, Locale(identifier: "ko"))
}

@MainActor
private func factView(_ phase: FactLoading.Phase) -> some View {
  var state = FactLoading.State(number: 7)
  state.phase = phase
  return FactView(store: Store(initialState: state) { FactLoading() }).padding()
}
