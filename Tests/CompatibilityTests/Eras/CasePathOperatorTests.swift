import ComposableArchitecture
import Testing

/// Code from before case key paths: enums without a macro, and `/Action.case` where `\.case` stands
/// today.
@MainActor @Suite struct CasePathOperatorTests {
  @Test func everyShapeOfACaseIsEmbeddedAndExtracted() {
    let one: AnyCasePath<Form, Int> = /Form.one
    #expect(one.extract(from: .one(1)) == 1)
    #expect(one.extract(from: .other(1)) == nil)
    #expect(one.embed(2) == .one(2))
    #expect(one ~= .one(1))
    #expect(!(one ~= .bare))
    let labelled: AnyCasePath<Form, Int> = /Form.labelled
    #expect(labelled.extract(from: .labelled(x: 3)) == 3)
    let pair: AnyCasePath<Form, (id: Int, name: String)> = /Form.pair
    #expect(pair.extract(from: .pair(id: 1, name: "a"))?.id == 1)
    let optional: AnyCasePath<Form, Int?> = /Form.optional
    #expect(optional.extract(from: .optional(nil)) == .some(nil))
    #expect(optional.extract(from: .optional(4)) == 4)
    let none: AnyCasePath<Form, Void> = /Form.none
    #expect(none.extract(from: .none) != nil)
    #expect(none.extract(from: .bare) == nil)
    #expect(none.embed(()) == .none)
    let some: AnyCasePath<Int?, Int> = /Int?.some
    #expect(some.extract(from: .some(5)) == 5)
    #expect(some.extract(from: .none) == nil)
    let unsafe = AnyCasePath(unsafe: Form.one)
    #expect(unsafe.extract(from: .one(6)) == 6)
  }

  @Test func theTypeOfTheOperatorFollowsFromWhatIsWanted() {
    let forms = [Form.one(1), .bare, .one(2)]
    #expect(forms.compactMap(/Form.one) == [1, 2])
    #expect(forms.compactMap((/Form.one).extract(from:)) == [1, 2])
    let extract: (Form) -> Int? = /Form.one
    #expect(extract(.bare) == nil)
    #expect((/Form.self).extract(from: .bare) == .bare)
    let any: AnyCasePath<Any, Int> = AnyCasePath(unsafe: { $0 })
    #expect(any.extract(from: Form.one(1)) == nil)
  }

  @Test func pathsLeadToValuesThatAreNoCases() {
    let some: AnyCasePath<Int?, Int> = /.some
    #expect(some.extract(from: 3) == 3)
    #expect(some.extract(from: nil) == nil)
    #expect(some.embed(4) == 4)
    let constant = AnyCasePath<Void, Int>.constant(7)
    #expect(constant.extract(from: ()) == 7)
    let never = AnyCasePath<Int, Never>.never
    #expect(never.extract(from: 1) == nil)
    enum Knot: String { case bowline }
    let raw = AnyCasePath<String, Knot>.rawValue
    #expect(raw.extract(from: "bowline") == .bowline)
    #expect(raw.extract(from: "hitch") == nil)
    #expect(raw.embed(.bowline) == "bowline")
    let described = AnyCasePath<String, Int>.description
    #expect(described.extract(from: "12") == 12)
    #expect(described.extract(from: "twelve") == nil)
    #expect(described.embed(12) == "12")
  }

  @Test func twoPathsAreAFunctionTogether() {
    let outers = [Outer.inner(.one(1)), .inner(.bare), .inner(.one(2))]
    #expect(outers.compactMap(/Outer.inner .. Form.one) == [1, 2])
    #expect(outers.compactMap(/Outer.inner .. /Form.one) == [1, 2])
    let extract: (Outer) -> Int? = /Outer.inner .. /Form.one
    #expect(extract(.inner(.one(3))) == 3)
  }

  @Test func aChildMayDoNothing() {
    var state = Quiet.State()
    let reducer = Quiet()
    _ = reducer.reduce(into: &state, action: .log(true))
    #expect(state == Quiet.State())
    var note = QuietNote.State.note(1)
    _ = QuietNote().reduce(into: &note, action: .note(true))
    #expect(note == .note(1))
  }

  private struct Quiet: Reducer {
    struct State: Equatable { var log = 0 }
    enum Action { case log(Bool) }
    var body: some Reducer<State, Action> {
      Scope(state: \.log, action: /Action.log) {}
    }
  }

  private struct QuietNote: Reducer {
    enum State: Equatable { case note(Int), none }
    enum Action { case note(Bool), none }
    var body: some Reducer<State, Action> {
      Scope(state: /State.note, action: /Action.note) {}
    }
  }

  @Test func pathsAreAppended() {
    let inner: AnyCasePath<Outer, Form> = /Outer.inner
    let path = inner.appending(path: AnyCasePath(unsafe: Form.one))
    #expect(path.extract(from: .inner(.one(1))) == 1)
    #expect(path.extract(from: .inner(.other(1))) == nil)
    #expect(path.embed(2) == .inner(.one(2)))
  }

  @Test func theOldOperatorsRunTheirChildren() async {
    let store = TestStore(initialState: Home.State(rows: [Row.State(id: 1)])) { Home() }

    await store.send(.header(.tapped)) { $0.header.count = 1 }
    await store.send(.row(id: 1, action: .tapped)) { $0.rows[id: 1]?.count = 1 }
    await store.receive(.row(id: 1, action: .done))

    await store.send(.showTapped) { $0.detail = Row.State(id: 2) }
    await store.send(.detail(.tapped)) { $0.detail?.count = 1 }
    await store.receive(/Home.Action.detail)
    await store.send(.hideTapped) { $0.detail = nil }

    await store.send(.presentTapped) { $0.sheet = Row.State(id: 3) }
    await store.send(.sheet(.presented(.tapped))) { $0.sheet?.count = 1 }
    await store.receive(.sheet(.presented(.done)))
    await store.send(.sheet(.dismiss)) { $0.sheet = nil }

    await store.send(.path(.push(id: 0, state: Row.State(id: 4)))) { $0.path[id: 0] = .init(id: 4) }
    await store.send(.path(.element(id: 0, action: .tapped))) { $0.path[id: 0]?.count = 1 }
    await store.receive(.path(.element(id: 0, action: .done)))
  }

  @Test func casesOfStateAreReduced() async {
    let store = TestStore(initialState: Phase.State.reading(Row.State(id: 1))) { Phase() }
    await store.send(.reading(.tapped)) { $0 = .reading(Row.State(id: 1, count: 1)) }
    await store.receive(.reading(.done))
    await store.send(.finish) { $0 = .finished(Header.State()) }
    await store.send(.finished(.tapped)) { $0 = .finished(Header.State(count: 1)) }
  }

  @Test func pullbackTakesThem() async {
    let store = TestStore(initialState: Home.State()) {
      Header().pullback(state: \Home.State.header, action: /Home.Action.header)
    }
    await store.send(.header(.tapped)) { $0.header.count = 1 }
  }

  @Test func storesAreScopedByFunctions() {
    let store = Store(initialState: Home.State(rows: [Row.State(id: 1)])) { Home() }
    let header = store.scope(state: { $0.header.count * 10 }, action: Home.Action.header)
    header.send(.tapped)
    #expect(header.withState { $0 } == 10)
    #expect(store.withState(\.header.count) == 1)
  }

  @Test func timeoutsMayBeNanoseconds() async {
    let store = TestStore(initialState: Row.State(id: 1)) { Row() }
    let second: UInt64 = 1_000_000_000
    await store.send(.tapped) { $0.count = 1 }
    await store.receive(.done, timeout: second)
    await store.send(.tapped) { $0.count = 2 }
    await store.receive({ $0 == .done }, timeout: second)
    await store.send(.tapped) { $0.count = 3 }.finish(timeout: second)
    await store.receive(.done, timeout: second)
    await store.finish(timeout: second)
  }
}

private enum Form: Equatable {
  case one(Int)
  case other(Int)
  case labelled(x: Int)
  case pair(id: Int, name: String)
  case optional(Int?)
  case none
  case bare
}

private enum Outer: Equatable { case inner(Form) }

private struct Header: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action: Equatable { case tapped }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

private struct Row: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }
  enum Action: Equatable { case done, tapped }
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    guard action == .tapped else { return .none }
    state.count += 1
    return .send(.done)
  }
}

private struct Home: Reducer {
  struct State: Equatable {
    var header = Header.State()
    var detail: Row.State?
    @PresentationState var sheet: Row.State?
    var rows: IdentifiedArrayOf<Row.State> = []
    var path = StackState<Row.State>()
  }
  enum Action: Equatable {
    case detail(Row.Action)
    case header(Header.Action)
    case hideTapped, presentTapped, showTapped
    case path(StackAction<Row.State, Row.Action>)
    case row(id: Row.State.ID, action: Row.Action)
    case sheet(PresentationAction<Row.Action>)
  }
  var body: some ReducerOf<Self> {
    Scope(state: \.header, action: /Action.header) { Header() }
    Reduce { state, action in
      switch action {
      case .hideTapped: state.detail = nil
      case .presentTapped: state.sheet = Row.State(id: 3)
      case .showTapped: state.detail = Row.State(id: 2)
      case .detail, .header, .path, .row, .sheet: break
      }
      return .none
    }
    .ifLet(\.detail, action: /Action.detail) { Row() }
    .ifLet(\.$sheet, action: /Action.sheet) { Row() }
    .forEach(\.rows, action: /Action.row(id:action:)) { Row() }
    .forEach(\.path, action: /Action.path) { Row() }
  }
}

private struct Phase: Reducer {
  enum State: Equatable {
    case reading(Row.State)
    case finished(Header.State)
  }
  enum Action: Equatable {
    case finish
    case finished(Header.Action)
    case reading(Row.Action)
  }
  var body: some ReducerOf<Self> {
    Scope(state: /State.finished, action: /Action.finished) { Header() }
    Reduce { state, action in
      if action == .finish { state = .finished(Header.State()) }
      return .none
    }
    .ifCaseLet(/State.reading, action: /Action.reading) { Row() }
  }
}
