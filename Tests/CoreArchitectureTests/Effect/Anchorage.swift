import Core

/// An anchorage with ships in all the ways to hold a child feature's state.
///
/// Storms remove ships behind the back of the reducer that runs them.
@Reducer
struct Anchorage {
  /// The way in which a ship's state is held.
  enum Place: CaseIterable {
    case presented, optional, row, screen
  }

  /// Whether a storm strikes in a reducer before or after the one that runs the ships.
  enum Side: CaseIterable {
    case before, after
  }

  @ObservableState
  struct State: Equatable {
    @Presents var guest: Child.State? = Child.State(id: 1)
    var pilot: Child.State? = Child.State(id: 1)
    var berths: IdentifiedArrayOf<Child.State> = [Child.State(id: 1), Child.State(id: 2)]
    var queue = StackState<Child.State>([Child.State(id: 1), Child.State(id: 2)])

    mutating func takeAway(_ place: Place) {
      switch place {
      case .presented: guest = nil
      case .optional: pilot = nil
      case .row: berths.remove(id: 1)
      case .screen: queue.removeAll()
      }
    }
  }

  enum Action {
    case storm(Place, Side)
    case calm
    case guest(PresentationAction<Child.Action>)
    case pilot(Child.Action)
    case berths(IdentifiedActionOf<Child>)
    case queue(StackActionOf<Child>)
  }

  let log: Log

  var body: some ReducerOf<Self> {
    storms(.before)
    EmptyReducer()
      .ifLet(\.$guest, action: \.guest) { Child(log: log) }
      .ifLet(\.pilot, action: \.pilot) { Child(log: log) }
      .forEach(\.berths, action: \.berths) { Child(log: log) }
      .forEach(\.queue, action: \.queue) { Child(log: log) }
    storms(.after)
  }

  private func storms(_ side: Side) -> Reduce<State, Action> {
    Reduce { state, action in
      if case .storm(let place, side) = action { state.takeAway(place) }
      return .none
    }
  }
}

/// A coast with an anchorage that is always there, one behind each lighthouse, and one to visit.
@Reducer
struct Coast {
  @Reducer
  struct Lighthouse {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var anchorage = Anchorage.State()
    }

    enum Action {
      case anchorage(Anchorage.Action)
    }

    let log: Log

    var body: some ReducerOf<Self> {
      Scope(state: \.anchorage, action: \.anchorage) { Anchorage(log: log) }
    }
  }

  @ObservableState
  struct State: Equatable {
    var anchorage = Anchorage.State()
    var lighthouses: IdentifiedArrayOf<Lighthouse.State> = [
      Lighthouse.State(id: 1), Lighthouse.State(id: 2),
    ]
    @Presents var visited: Anchorage.State? = Anchorage.State()
  }

  enum Action {
    case flood(@Sendable (inout State) -> Void)
    case anchorage(Anchorage.Action)
    case lighthouses(IdentifiedActionOf<Lighthouse>)
    case visited(PresentationAction<Anchorage.Action>)
  }

  let log: Log

  var body: some ReducerOf<Self> {
    Scope(state: \.anchorage, action: \.anchorage) { Anchorage(log: log) }
    Reduce { state, action in
      if case .flood(let change) = action { change(&state) }
      return .none
    }
    .forEach(\.lighthouses, action: \.lighthouses) { Lighthouse(log: log) }
    .ifLet(\.$visited, action: \.visited) { Anchorage(log: log) }
  }
}
