import Core

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
