import Effects
import Foundation
import Views

/// The part of a screen that shows a number in large digits beside its fact, or how that loads.
///
/// It asks for the fact whenever it is on screen without one.
public struct FactView: View {
  let store: StoreOf<FactLoading>
  private let remark: Text?

  /// Creates the view, which draws the state of the store and sends it the taps.
  ///
  /// The remark stands below the fact, in small letters.
  public init(store: StoreOf<FactLoading>, remark: Text? = nil) {
    self.store = store
    self.remark = remark
  }

  /// The number and what kind it is, above the fact, its progress, or why there is none.
  public var body: some View {
    let numeral = Numeral(number: store.number)
    let layout =
      numeral.isLong
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: 16))
      : AnyLayout(HStackLayout(alignment: .top, spacing: 24))
    layout {
      numeral
      VStack(alignment: .leading, spacing: 3) {
        NumberKinds(number: store.number)
        phase
        remark?
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .task(id: store.isLoading) { await store.send(.task).finish() }
  }

  @ViewBuilder private var phase: some View {
    switch store.phase {
    case .loading:
      VStack(alignment: .leading, spacing: 8) {
        Text(verbatim: "Three to five words, and some more of them")
        Text(verbatim: "that stand in its place")
      }
      .redacted(reason: .placeholder)
      .accessibilityRepresentation { ProgressView("Loading the fact") }
    case .loaded(let fact):
      Text(fact).font(.title3).transition(.opacity)
    case .failed(let reason):
      Label("No fact: \(reason)", systemImage: "exclamationmark.triangle")
      Button("Try again", systemImage: "arrow.clockwise") { store.send(.tryAgainTapped) }
        .buttonStyle(.bordered)
    }
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
