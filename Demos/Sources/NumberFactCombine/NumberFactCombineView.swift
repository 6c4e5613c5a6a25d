import ComposableArchitecture
import Effects
import Foundation
import SwiftUI

/// The screen of `NumberFactCombineFeature`.
public struct NumberFactCombineView: View {
  private let store: StoreOf<NumberFactCombineFeature>

  /// Creates the screen, which draws the state of the store and sends it the taps.
  public init(store: StoreOf<NumberFactCombineFeature>) { self.store = store }

  /// The count between its buttons, the button for the fact, and the fact below it.
  public var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack {
        HStack {
          Button("−") { viewStore.send(.decrementTapped) }
          Text("\(viewStore.count)")
          Button("+") { viewStore.send(.incrementTapped) }
        }
        Button("Number fact") { viewStore.send(.factTapped) }
        if viewStore.isLoading { ProgressView("Loading the fact") }
        switch viewStore.answer {
        case .success(let fact): Text(verbatim: fact)
        case .failure(let failure): Text(failure.text)
        case nil: EmptyView()
        }
      }
    }
  }
}

extension FactFailure {
  fileprivate var text: LocalizedStringKey {
    switch self {
    case .unreachable: "The server does not answer. Ask again, or use another one."
    case .status(let status): "The server answers with status \(status). Try another number."
    case .noText: "The server's answer is no sentence. Try another number."
    }
  }
}

#Preview("NumberFactCombine, loading") { numberFactCombineView { $0.isLoading = true } }

#Preview("NumberFactCombine, loaded") {
  numberFactCombineView {
    $0.count = 2
    $0.answer = .success("2 is the only even prime number.")
  }
}

#Preview("NumberFactCombine, failed") {
  numberFactCombineView { $0.answer = .failure(.status(503)) }
}

#Preview("NumberFactCombine, failed, Korean") {
  numberFactCombineView { $0.answer = .failure(.unreachable) }
    .environment(\.locale, Locale(identifier: "ko"))
}

@MainActor
private func numberFactCombineView(
  _ change: (inout NumberFactCombineFeature.State) -> Void
) -> some View {
  var state = NumberFactCombineFeature.State()
  change(&state)
  let store = Store(initialState: state) {
    NumberFactCombineFeature(
      environment: .init(facts: .asking(.embedded), mainQueue: .main))
  }
  return NumberFactCombineView(store: store).padding()
}
