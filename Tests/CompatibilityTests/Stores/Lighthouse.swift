import ComposableArchitecture

@Reducer
struct Lantern {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var flashes = 0
  }

  enum Action {
    case flash
    case outTapped
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .flash:
        state.flashes += 1
        return .none
      case .outTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

/// Scopes without labels, in every kind of child that a feature can have.
@Reducer
struct Lighthouse {
  @Reducer
  enum Room {
    case attic(Lantern)
    case cellar(Lantern)
    case warning(AlertState<Warning>)
    case choice(ConfirmationDialogState<Warning>)

    enum Warning: Equatable { case hoistFlag, stay }
  }

  @ObservableState
  struct State: Equatable {
    var lantern = Lantern.State()
    var spare: Lantern.State?
    var lamps: IdentifiedArrayOf<Lantern.State> = []
    @Presents var guest: Lantern.State?
    @Presents var notice: AlertState<Never>?
    @Presents var room: Room.State?
    var stairs = StackState<Lantern.State>()
    var log: [String] = []
  }

  enum Action {
    case climb
    case enter(Room.State)
    case guest(PresentationAction<Lantern.Action>)
    case guestArrived
    case lamps(IdentifiedActionOf<Lantern>)
    case lantern(Lantern.Action)
    case notice(PresentationAction<Never>)
    case noticeTapped
    case room(PresentationAction<Room.Action>)
    case spare(Lantern.Action)
    case stairs(StackActionOf<Lantern>)
  }

  var body: some ReducerOf<Self> {
    Scope(\.lantern, action: \.lantern) { Lantern() }
    Reduce { state, action in
      switch action {
      case .climb: state.stairs.append(Lantern.State(id: state.stairs.count))
      case .enter(let room): state.room = room
      case .guestArrived: state.guest = Lantern.State(id: 8)
      case .noticeTapped: state.notice = AlertState { TextState("The stairs are wet") }
      case .room(.presented(.warning(let choice))): state.log.append("\(choice)")
      case .room(.dismiss): state.log.append("left")
      default: break
      }
      return .none
    }
    .ifLet(\.spare, action: \.spare) { Lantern() }
    .ifLet(\.$guest, action: \.guest) { Lantern() }
    .ifLet(\.notice, action: \.notice)
    .ifLet(\.$room, action: \.room)
    .forEach(\.lamps, action: \.lamps) { Lantern() }
    .forEach(\.stairs, action: \.stairs) { Lantern() }
  }
}

extension Lighthouse.Room.State: Equatable {}

extension Lighthouse.Room.State {
  static let fog = Self.warning(
    AlertState {
      TextState("Fog")
    } actions: {
      ButtonState(action: .hoistFlag) { TextState("Hoist the flag") }
      ButtonState(role: .cancel) { TextState("Wait") }
    })
}

struct LanternView: View {
  let name: String
  let store: StoreOf<Lantern>

  var body: some View {
    Button("\(name): \(store.flashes)") { store.send(.flash) }
    Button("\(name) out") { store.send(.outTapped) }
  }
}

struct LighthouseView: View {
  @Bindable var store: StoreOf<Lighthouse>

  var body: some View {
    NavigationStack(path: $store.scope(\.stairs, action: \.stairs)) {
      VStack {
        LanternView(name: "Lantern", store: store.scope(\.lantern, action: \.lantern))
        if let spare = store.scope(\.spare, action: \.spare) {
          LanternView(name: "Spare", store: spare)
        }
        ForEach(store.scope(\.lamps, action: \.lamps)) { LanternView(name: "Lamp", store: $0) }
        Button("Climb") { store.send(.climb) }
      }
      .sheet(item: $store.scope(\.$room, action: \.room).attic) {
        LanternView(name: "Attic", store: $0)
      }
      .sheet(item: $store.scope(\.room, action: \.room).cellar) {
        LanternView(name: "Cellar", store: $0)
      }
      .alert($store.scope(\.$room, action: \.room).warning)
      .confirmationDialog($store.scope(\.$room, action: \.room).choice)
      .alert($store.scope(\.notice, action: \.notice))
      .fullScreenCover(item: $store.scope(\.guest, action: \.guest)) {
        LanternView(name: "Guest", store: $0)
      }
    } destination: {
      LanternView(name: "Stair \($0.state.id)", store: $0)
    }
  }
}
