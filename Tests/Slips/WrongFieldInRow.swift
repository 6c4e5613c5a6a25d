import Views

@Reducer
struct Quay {
  @ObservableState
  struct State {
    @Presents var crane: Crane.State?
    var cranes: IdentifiedArrayOf<Crane.State> = []
    var length = 0
    var name = ""
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case crane(PresentationAction<Crane.Action>)
    case opened
  }
}

struct QuayView: View {
  @Bindable var store: StoreOf<Quay>
  @State private var isOpen = false
  var body: some View {
    List {
      ForEach(store.cranes) { crane in
        // error: value of type 'Crane.State' has no member 'laod'
        Text("\(crane.laod) tons")
      }
    }
    .sheet(item: $store.scope(state: \.crane, action: \.crane)) { Text("\($0.load)") }
  }
}
