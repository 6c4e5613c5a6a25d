import ComposableArchitecture
import Synchronization

/// A feature that holds others of its own kind in every way there is.
@Reducer
struct Branch {
  struct State: Identifiable {
    var id: Int
    /// The way from the root, with the identity of each feature on it.
    var name: String
    var part = Part.State()
    var held: [State] = []
    @PresentationState var guest: State?
    @PresentationState var way: Way.State?
    var rows: IdentifiedArrayOf<State> = []
    var screens = StackState<State>()
    var routes: [Route<State>] = []
    var fork = Fork.State.none
    var knot = Knot.State.none
    var sealed = Sealed.State()
    let log: BranchLog

    /// A plain optional, which is no stored property.
    var optional: State? {
      get { held.first }
      set { held = newValue.map { [$0] } ?? [] }
    }
  }

  indirect enum Action {
    /// Starts an effect that runs until it is cancelled.
    case start(Int)
    /// Sends an action back at once, and again after whatever else happens with this one.
    case echo(Int)
    case arrived(Int)
    case part(Part.Action)
    case optional(Action)
    case guest(PresentationAction<Action>)
    case way(PresentationAction<Way.Action>)
    case rows(IdentifiedAction<Int, Action>)
    case screens(StackAction<State, Action>)
    case routes(IndexedRouterAction<State, Action>)
    case fork(Fork.Action)
    case knot(Knot.Action)
    case sealed(Sealed.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.part, action: \.part) { Part() }
    Scope(state: \.fork, action: \.fork) { Fork() }
    Scope(state: \.knot, action: \.knot) { Knot() }
    Scope(state: \.sealed, action: \.sealed) { Sealed() }
    Reduce { state, action in
      switch action {
      case .start(let number): return .run { _ in try await Task.never() }.cancellable(id: number)
      case .echo(let number): return .concatenate(.send(.arrived(number)), .send(.arrived(-number)))
      case .arrived(let number): state.log.arrivals.append((number, state.name))
      default: break
      }
      return .none
    }
    .ifLet(\.optional, action: \.optional) { Self() }
    .ifLet(\.$guest, action: \.guest) { Self() }
    .ifLet(\.$way, action: \.way)
    .forEach(\.rows, action: \.rows) { Self() }
    .forEach(\.screens, action: \.screens) { Self() }
    .forEachRoute(\.routes, action: \.routes) { Self() }
    .onBegin { state in
      state.log.begun.append(state.name)
      return .none
    }
    .onEnd { state in
      .run { [log = state.log, name = state.name] _ in log.ended.withLock { $0.append(name) } }
    }
  }

  /// A part of a branch, with a guest of its own.
  @Reducer
  struct Part {
    struct State { @PresentationState var guest: Branch.State? }
    indirect enum Action { case guest(PresentationAction<Branch.Action>) }

    var body: some ReducerOf<Self> {
      EmptyReducer().ifLet(\.$guest, action: \.guest) { Branch() }
    }
  }

  @Reducer
  enum Way {
    case road(Branch)
    case river(Branch)
  }

  /// Cases by 'Scope'.
  @Reducer
  struct Fork {
    @CasePathable
    indirect enum State { case none, left(Branch.State), right(Branch.State) }
    indirect enum Action { case left(Branch.Action), right(Branch.Action) }

    var body: some ReducerOf<Self> {
      Scope(state: \.left, action: \.left) { Branch() }
      Scope(state: \.right, action: \.right) { Branch() }
    }
  }

  /// Cases by 'ifCaseLet'.
  @Reducer
  struct Knot {
    @CasePathable
    indirect enum State { case none, tight(Branch.State), loose(Branch.State) }
    indirect enum Action { case tight(Branch.Action), loose(Branch.Action) }

    var body: some ReducerOf<Self> {
      EmptyReducer()
        .ifCaseLet(\.tight, action: \.tight) { Branch() }
        .ifCaseLet(\.loose, action: \.loose) { Branch() }
        .dependency(\.continuousClock, ImmediateClock())
    }
  }

  /// A reducer that passes its state on to another, as one does that logs.
  struct Sealed: Reducer {
    typealias State = Part.State
    typealias Action = Part.Action

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      Part().reduce(into: &state, action: action)
    }
  }
}

/// The root of a tree, where all of it can be replaced after its reducers have run.
@Reducer
struct Grove {
  struct State {
    var tree: Branch.State
    let log: BranchLog
  }

  enum Action {
    case tree(Branch.Action)
    case weather
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.tree, action: \.tree) { Branch() }
    Reduce { state, _ in
      state.log.change?(&state.tree)
      state.log.change = nil
      return .none
    }
  }
}

/// What a test gives the tree to do, and what arrived in it.
final class BranchLog: @unchecked Sendable {
  // Unchecked: a test uses it on one actor.
  /// What happens to the tree with the next action, after the reducers of all its features.
  var change: ((inout Branch.State) -> Void)?
  /// The numbers of effects, with the name of the feature that received their action.
  var arrivals: [(number: Int, name: String)] = []
  /// The names of the features that have begun since the test looked.
  var begun: [String] = []
  /// The names of the features that have ended.
  let ended = Mutex<[String]>([])
}
