import ComposableArchitecture

@Reducer
struct Quay {
  @ObservableState
  struct State {
    var name = ""
  }
  enum Action {
    case binding(BindingAction<State>)
  }
  var body: some ReducerOf<Self> {
    // error: requires that 'Quay.Action' conform to 'BindableAction'
    BindingReducer()
  }
}
