import NAME
import Views

/// The feature, or what stands in for the app after it.
struct NAMEStageView: View {
  let store: StoreOf<NAMEStage>

  var body: some View {
    if let result = store.result {
      VStack {
        Text("Here the app goes on with \(result).")
        Button("Again") { store.send(.againTapped) }
      }
    } else {
      NAMEView(store: store.scope(state: \.feature, action: \.feature))
    }
  }
}
