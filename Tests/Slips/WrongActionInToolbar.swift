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
    VStack {
      TextField("Name", text: $store.name)
    }
    .sheet(item: $store.scope(state: \.crane, action: \.crane)) { Text("\($0.load)") }
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        // error: type 'Quay.Action' has no member 'opend'
        Button("Open") { store.send(.opend) }
      }
    }
  }
}
