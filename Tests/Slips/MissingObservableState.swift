import ComposableArchitecture

@Reducer
struct Quay {
  struct State {
    var length = 0
  }
  enum Action {
    case extended
  }
}

struct QuayView: View {
  let store: StoreOf<Quay>
  var body: some View {
    // error: requires that 'Quay.State' conform to 'ObservableState'
    Text("\(store.length) metres")
  }
}
