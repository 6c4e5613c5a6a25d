import ComposableArchitecture
import Observation
import Testing

@MainActor
struct StoreObservationTests {
  @Reducer
  struct Parent {
    @ObservableState
    struct State: Equatable {
      var text = ""
      var child = Gate.State()
      var optional: Gate.State?
      var rows: IdentifiedArrayOf<Row> = [Row(id: 1), Row(id: 2)]
      @ObservationStateIgnored var ignored = 0
      @Presents var sheet: CounterSheet.State?
    }
    @ObservableState
    struct Row: Equatable, Identifiable {
      let id: Int
      var value = 0
    }
    enum Action { case change(@Sendable (inout State) -> Void) }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .change(let update):
          update(&state)
          return .none
        }
      }
    }
  }

  /// Whether a change fires an observer of what `read` reads.
  func fires(
    _ read: (StoreOf<Parent>) -> Void, from initialState: Parent.State = Parent.State(),
    _ update: @escaping @Sendable (inout Parent.State) -> Void
  ) -> Bool {
    let store = Store(initialState: initialState) { Parent() }
    let fired = LockIsolated(false)
    withObservationTracking {
      read(store)
    } onChange: {
      fired.setValue(true)
    }
    store.send(.change(update))
    return fired.value
  }

  @Test func fieldsAreObservedApart() {
    #expect(fires({ _ = $0.text }) { $0.text = "new" })
    #expect(!fires({ _ = $0.text }) { $0.child.movements += 1 })
    #expect(fires({ _ = $0.child.movements }) { $0.child.movements += 1 })
    #expect(!fires({ _ = $0.child }) { $0.child.movements += 1 })
    #expect(!fires({ _ = $0.text }) { $0.text = "" })
    #expect(!fires({ _ = $0.ignored }) { $0.ignored += 1 })
    #expect(!fires({ _ = $0.withState { $0.text } }) { $0.text = "new" })
  }

  @Test func replacingAChildFiresItsObservers() {
    #expect(fires({ _ = $0.child.movements }) { $0.child = Gate.State(movements: 3) })
    #expect(fires({ _ = $0.child }) { $0.child = Gate.State() })
    #expect(fires({ _ = $0.child.movements }) { $0 = Parent.State() })
    #expect(!fires({ _ = $0.child }) { $0.child = $0.child })
    #expect(
      !fires({ _ = $0.child }) {
        var copy = $0.child
        copy.movements += 1
        $0.child = copy
      })
    #expect(
      fires({ _ = $0.child.movements }) {
        var copy = $0.child
        copy.movements += 1
        $0.child = copy
      })
  }

  @Test func aPropertysOwnObserversAreCalledOnceForEachChange() {
    var state = Witness()
    state.count = 1
    state.count += 1
    #expect(state.changes == ["will be 1", "was 0", "will be 2", "was 1"])
  }

  @Test func optionalChildrenFireWhenTheyComeAndGo() {
    #expect(fires({ _ = $0.optional }) { $0.optional = Gate.State() })
    #expect(fires({ _ = $0.optional == nil }) { $0.optional = Gate.State() })
    let shown = Parent.State(optional: Gate.State(), sheet: CounterSheet.State(id: 1))
    #expect(!fires({ _ = $0.optional }, from: shown) { $0.optional?.movements += 1 })
    #expect(fires({ _ = $0.optional?.movements }, from: shown) { $0.optional?.movements += 1 })
    #expect(fires({ _ = $0.optional?.movements }, from: shown) { $0.optional = nil })
    #expect(!fires({ _ = $0.sheet }, from: shown) { $0.sheet?.count += 1 })
    #expect(fires({ _ = $0.sheet?.count }, from: shown) { $0.sheet?.count += 1 })
    #expect(fires({ _ = $0.sheet }, from: shown) { $0.sheet = nil })
    #expect(
      fires({ _ = $0.sheet }, from: shown) { $0.sheet = CounterSheet.State(id: 1) })
  }

  @Test func rowsFireForThemselvesAndTheCollectionForItsOrder() {
    #expect(!fires({ _ = $0.rows }) { $0.rows[id: 1]?.value += 1 })
    #expect(fires({ _ = $0.rows[id: 1]?.value }) { $0.rows[id: 1]?.value += 1 })
    #expect(!fires({ _ = $0.rows[id: 2]?.value }) { $0.rows[id: 1]?.value += 1 })
    #expect(fires({ _ = $0.rows }) { $0.rows.append(Parent.Row(id: 3)) })
    #expect(fires({ _ = $0.rows.count }) { $0.rows.remove(id: 1) })
    #expect(fires({ _ = $0.rows.ids }) { $0.rows.move(fromOffsets: [0], toOffset: 2) })
  }
}

@ObservableState
private struct Witness {
  var changes: [String] = []
  var count = 0 {
    willSet { changes.append("will be \(newValue)") }
    didSet { changes.append("was \(oldValue)") }
  }
}
