import ComposableArchitecture

/// Appends to a list of its own.
@Reducer
struct Log {
  @ObservableState
  struct State: Equatable, Identifiable {
    var id = 0
    var lines: [Int] = []

    init(id: Int = 0, count: Int = 0) {
      self.id = id
      lines = Array(0..<count)
      lines.reserveCapacity(count + 200_000)
    }
  }

  enum Action { case append }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.lines.append(1)
      return .none
    }
  }
}

/// Holds a child in each of six ways.
@Reducer
struct Places {
  @Reducer
  enum Destination {
    case log(Log)
    case other(Counter)
  }

  @ObservableState
  struct State {
    var own = Log.State()
    var optional: Log.State?
    @Presents var sheet: Log.State?
    @Presents var destination: Destination.State?
    var rows: IdentifiedArrayOf<Log.State> = []
    var path = StackState<Log.State>()
  }

  enum Action {
    case own(Log.Action)
    case optional(Log.Action)
    case sheet(PresentationAction<Log.Action>)
    case destination(PresentationAction<Destination.Action>)
    case rows(IdentifiedActionOf<Log>)
    case path(StackActionOf<Log>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.own, action: \.own) { Log() }
    EmptyReducer()
      .ifLet(\.optional, action: \.optional) { Log() }
      .ifLet(\.$sheet, action: \.sheet) { Log() }
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.rows, action: \.rows) { Log() }
      .forEach(\.path, action: \.path) { Log() }
  }
}

/// A child in each of six places.
enum Place: String, CaseIterable, Sendable {
  case own, optional, sheet, destination, row, screen

  /// How many times the cost of a bare append it may have.
  var target: Double {
    switch self {
    case .own: 6.5
    case .optional: 15.5
    case .sheet: 17.1
    case .destination: 31
    case .row: 10.4
    case .screen: 12.5
    }
  }

  var action: Places.Action {
    switch self {
    case .own: .own(.append)
    case .optional: .optional(.append)
    case .sheet: .sheet(.presented(.append))
    case .destination: .destination(.presented(.log(.append)))
    case .row: .rows(.element(id: 1, action: .append))
    case .screen: .path(.element(id: 0, action: .append))
    }
  }

  func fill(_ state: inout Places.State, count: Int) {
    let log = Log.State(id: 1, count: count)
    switch self {
    case .own: state.own = log
    case .optional: state.optional = log
    case .sheet: state.sheet = log
    case .destination: state.destination = .log(log)
    case .row: state.rows = [log]
    case .screen: state.path[id: 0] = log
    }
  }
}

func places() -> [Workload] {
  besidesOthers()
    + Place.allCases.flatMap { place in
      [100, 100_000].map { count in
        Workload(
          "W11", "append to \(count) in the \(place.rawValue), all six there", target: place.target,
          ours: { @MainActor in
            append(to: place, filled: Place.allCases, count: count)
          }, bare: { @MainActor in bareAppend(count: count) })
      }
    }
}

/// Actions of the struct child, while nothing else or one other child is there.
private func besidesOthers() -> [Workload] {
  let others: [(String, String, [Place])] = [
    ("W12a", "with no other child there", []),
    ("W12b", "while an optional child is there", [.optional]),
    ("W12c", "while a @Presents child is there", [.sheet]),
    ("W12d", "while a @Presents enum is there", [.destination]),
  ]
  return others.map { name, title, filled in
    Workload(
      name, "append in the struct child, \(title)", target: 6.5,
      ours: { @MainActor in append(to: .own, filled: filled + [.own], count: 100) },
      bare: { @MainActor in bareAppend(count: 100) })
  }
}

@MainActor
private func append(to place: Place, filled: [Place], count: Int) -> Double {
  var state = Places.State()
  for place in filled { place.fill(&state, count: count) }
  let store = Store(initialState: state) { Places() }
  state = Places.State()
  let action = place.action
  return timed(50_000) {
    for _ in 0..<50_000 { store.send(action) }
  }
}

@MainActor
private func bareAppend(count: Int) -> Double {
  let store = BareStore<Log.State, Log.Action>(Log.State(count: count)) { state, _ in
    state.lines.append(1)
  }
  return timed(50_000) {
    for _ in 0..<50_000 { store.send(.append) }
  }
}
