import Effects
import Foundation
import Views

/// The screen of `NumberFactFeature`.
public struct NumberFactView: View {
  @Bindable var store: StoreOf<NumberFactFeature>

  /// Creates the screen, which draws the state of the store and sends it the taps.
  public init(store: StoreOf<NumberFactFeature>) {
    self.store = store
  }

  /// The count between its buttons, the button for the fact, and the alert that shows it.
  public var body: some View {
    VStack {
      HStack {
        Button("−") { store.send(.decrementTapped) }
        Text("\(store.count)")
        Button("+") { store.send(.incrementTapped) }
      }
      Button("Number fact") { store.send(.factTapped) }
      if store.isLoading {
        ProgressView("Loading the fact")
      }
    }
    .onRestore { store.send(.restored) }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

#Preview("NumberFact, counting") { numberFactView { $0.count = 7 } }

#Preview("NumberFact, loading") {
  numberFactView {
    $0.count = 7
    $0.isLoading = true
  }
}

#Preview("NumberFact, loaded") {
  numberFactView { $0.alert = .fact("0 is the only number that is neither positive nor negative.") }
}

#Preview("NumberFact, failed") {
  numberFactView { $0.alert = .noFact(NumbersError.timeout(.seconds(10))) }
}

#Preview("NumberFact, long") { numberFactView { $0.count = .max } }

#Preview("NumberFact, loading, Korean") {
  numberFactView { $0.isLoading = true }.environment(\.locale, Locale(identifier: "ko"))
}

@MainActor
private func numberFactView(_ change: (inout NumberFactFeature.State) -> Void) -> some View {
  var state = NumberFactFeature.State()
  change(&state)
  return NumberFactView(store: Store(initialState: state) { NumberFactFeature() }).padding()
}
