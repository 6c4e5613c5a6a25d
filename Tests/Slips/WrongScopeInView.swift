import ComposableArchitecture

@Reducer
struct Quay {
  @ObservableState
  struct State {
    @Presents var crane: Crane.State?
    var lighthouse = Lighthouse.State()
    var length = 0
    var name = ""
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case crane(PresentationAction<Crane.Action>)
    case lighthouse(Lighthouse.Action)
    case opened
  }
}

struct LighthouseView: View {
  let store: StoreOf<Lighthouse>
  var body: some View {
    Text("\(store.isLit)")
  }
}

struct QuayView: View {
  @Bindable var store: StoreOf<Quay>
  var body: some View {
    VStack {
      Text("The quay")
      // error: value of type 'Quay.State' has no member 'lihgthouse'
      LighthouseView(store: store.scope(state: \.lihgthouse, action: \.lighthouse))
    }
  }
}
