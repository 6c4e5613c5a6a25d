import ComposableArchitecture
import Synchronization
import Testing

/// An operator that an action does not concern does nothing, and is not even asked.
@MainActor
struct DispatchCostTests {
  /// A feature with an id whose reads are counted.
  @Reducer
  struct Page {
    struct State: Equatable, Identifiable {
      var number = 1
      let work: Work

      var id: Int {
        work.reads.wrappingAdd(1, ordering: .relaxed)
        return number
      }

      static func == (lhs: Self, rhs: Self) -> Bool { lhs.number == rhs.number }
    }

    enum Action { case touch, turn }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .turn = action { state.number += 1 }
        return .none
      }
    }
  }

  @Reducer
  enum Desk {
    case page(Page)
    case other(Page)
  }

  @Reducer
  struct Shelf {
    @ObservableState
    struct State {
      let work: Work
      var own = 0
      var stored: Page.State?
      @Presents var sheet: Page.State?
      @Presents var desk: Desk.State?
      var rows: IdentifiedArrayOf<CountedRow.State> = []
      var path = StackState<CountedRow.State>()

      /// The optional page, through a property that counts how often it is read.
      var page: Page.State? {
        get {
          work.reads.wrappingAdd(1, ordering: .relaxed)
          return stored
        }
        set { stored = newValue }
      }
    }

    /// Its case paths count how often they are asked for a payload.
    enum Action: CasePathable {
      case own(Work)
      case page(Page.Action, Work)
      case sheet(PresentationAction<Page.Action>, Work)
      case desk(PresentationAction<Desk.Action>, Work)
      case rows(IdentifiedActionOf<CountedRow>, Work)
      case path(StackActionOf<CountedRow>, Work)

      var work: Work {
        switch self {
        case .own(let work), .page(_, let work), .sheet(_, let work), .desk(_, let work),
          .rows(_, let work), .path(_, let work):
          work
        }
      }

      static var allCasePaths: AllCasePaths { AllCasePaths() }

      struct AllCasePaths {
        private func counted<Value>(
          _ extract: @escaping (Action) -> Value?
        ) -> AnyCasePath<Action, Value> {
          AnyCasePath(
            _name: "counted", _embed: { _ in fatalError("No child here has an effect.") },
            _extract: {
              $0.work.extractions.wrappingAdd(1, ordering: .relaxed)
              return extract($0)
            })
        }

        var page: AnyCasePath<Action, Page.Action> {
          counted { if case .page(let action, _) = $0 { action } else { nil } }
        }
        var sheet: AnyCasePath<Action, PresentationAction<Page.Action>> {
          counted { if case .sheet(let action, _) = $0 { action } else { nil } }
        }
        var desk: AnyCasePath<Action, PresentationAction<Desk.Action>> {
          counted { if case .desk(let action, _) = $0 { action } else { nil } }
        }
        var rows: AnyCasePath<Action, IdentifiedActionOf<CountedRow>> {
          counted { if case .rows(let action, _) = $0 { action } else { nil } }
        }
        var path: AnyCasePath<Action, StackActionOf<CountedRow>> {
          counted { if case .path(let action, _) = $0 { action } else { nil } }
        }
      }
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .own = action { state.own += 1 }
        return .none
      }
      .ifLet(\.page, action: \.page) { Page() }
      .ifLet(\.$sheet, action: \.sheet) { Page() }
      .ifLet(\.$desk, action: \.desk)
      .forEach(\.rows, action: \.rows) { CountedRow() }
      .forEach(\.path, action: \.path) { CountedRow() }
    }
  }

  let work = Work()

  func makeStore() -> StoreOf<Shelf> {
    var state = Shelf.State(work: work)
    state.stored = Page.State(work: work)
    state.sheet = Page.State(work: work)
    state.desk = .page(Page.State(work: work))
    state.rows = [CountedRow.State(1, work)]
    state.path[id: 0] = CountedRow.State(1, work)
    return Store(initialState: state) { Shelf() }
  }

  /// What the second of two equal actions costs: the first finds out whom its case concerns.
  func cost(of action: Shelf.Action) -> Work.Counts {
    let store = makeStore()
    store.send(action)
    return work.during { store.send(action) }
  }

  @Test func anActionOfTheFeatureAsksNoOperator() {
    #expect(cost(of: .own(work)) == Work.Counts(hashes: 0, copies: 0))
  }

  @Test func anActionOfAChildAsksItsOperatorOnly() {
    let row = CountedID(number: 1, work: work)
    let actions: [Shelf.Action] = [
      .page(.touch, work), .sheet(.presented(.touch), work),
      .desk(.presented(.page(.touch)), work),
      .rows(.element(id: row, action: .tapped), work),
      .path(.element(id: 0, action: .tapped), work),
    ]
    #expect(actions.map { cost(of: $0).extractions } == [1, 1, 1, 1, 1])
  }

  @Test(arguments: [Page.Action.touch, .turn])
  func aPresentedChildIsAskedForItsIDOnce(action: Page.Action) {
    #expect(cost(of: .sheet(.presented(action), work)).reads == 1)
    #expect(cost(of: .desk(.presented(.page(action)), work)).reads == 1)
  }

  /// Cases of an action that is no enum cannot be told apart by a tag.
  @Test func anActionThatIsNoEnumReachesAllItMayConcern() {
    struct Step { var count: Int }
    let path = AnyCasePath<Step, Int>(embed: Step.init, extract: \.count)
    let counter = Reduce<Int, Int> { state, count in
      state += count
      return .none
    }
    let store = Store(initialState: 0) {
      CombineReducers {
        EmptyReducer<Int, Step>()
        Scope(state: \.self, action: path) { counter }
        Scope(state: \.self, action: path) { counter }
      }
    }
    store.send(Step(count: 3))
    store.send(Step(count: 4))
    #expect(store.withState { $0 } == 14)
  }
}
