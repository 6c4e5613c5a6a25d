import ComposableArchitecture
import Testing

@MainActor
@Suite struct CompiledReducerTests {
  @Test func structReducersRun() {
    let store = Store(initialState: Counter.State()) { Twice(base: Counter()) }
    store.send(.increment)
    #expect(store.count == 2)
    store.send(.set(7))
    #expect(store.count == 7)
  }

  @Test func reduceMethodsRun() {
    let store = Store(initialState: Doubler.State()) { Doubler() }
    store.send(.double)
    #expect(store.withState(\.number) == 2)
  }

  @Test func genericReducersRun() {
    let state = Holder<String, Counter>.State(value: "a", child: Counter.State())
    let store = Store(initialState: state) { Holder<String, Counter>(child: Counter()) }
    store.send(.set("b"))
    store.send(.child(.increment))
    #expect(store.value == "b" && store.child.count == 1)
  }

  @Test func enumStatesHaveTheirCasesAsMembers() {
    let store = Store(initialState: Toggle.State.off) { Toggle() }
    store.send(.flip)
    #expect(store.withState { $0.on } == 1)
    #expect(store.withState { $0.is(\.on) })
  }

  @Test func enumReducersRunTheCaseThatIsThere() {
    let store = Store(initialState: Destination.State.counter(Counter.State())) {
      Destination.body
    }
    store.send(.counter(.increment))
    #expect(store.withState { $0.counter?.count } == 1)
  }

  @Test func enumReducersNest() {
    let store = Store(initialState: Destination.State.nested(.counter(Counter.State()))) {
      Destination.body
    }
    store.send(.nested(.counter(.set(4))))
    #expect(store.withState { $0.nested?.counter?.count } == 4)
  }

  @Test func enumReducersUseTheWrittenInstance() {
    let state = Holder<Int, Counter>.State(value: 1, child: Counter.State())
    let store = Store(initialState: Destination.State.holder(held: state)) { Destination.body }
    store.send(.holder(.set(5)))
    #expect(store.withState { $0.holder?.value } == 5)
  }

  @Test func scopeTellsTheCases() {
    func describe(_ state: Destination.State) -> String {
      let store = Store(initialState: state) { Destination.body }
      return switch Destination.scope(store) {
      case .counter(let store): "counter \(store.count)"
      case .holder(let store): "holder \(store.value)"
      case .nothing: "nothing"
      case .nested(let store): "nested \(Destination.Nested.scope(store).counter?.count ?? -1)"
      case .alert: "alert"
      case .page(let number): "page \(number)"
      case .pair(let number, let name): "pair \(number) \(name)"
      case .plain: "plain"
      #if os(Linux)
        case .local: "local"
      #endif
      }
    }
    #expect(describe(.counter(Counter.State(count: 3))) == "counter 3")
    #expect(describe(.page(2)) == "page 2")
    #expect(describe(.pair(1, name: "a")) == "pair 1 a")
    #expect(describe(.plain) == "plain")
    #expect(describe(.nested(.counter(Counter.State(count: 5)))) == "nested 5")
  }

  @Test func presentedFeaturesRun() {
    let store = Store(initialState: Counter.Presenter.State()) { Counter.Presenter() }
    store.send(.present)
    store.send(.destination(.presented(.counter(.increment))))
    #expect(store.destination?.counter?.count == 1)
    store.send(.destination(.dismiss))
    #expect(store.destination == nil)
  }

  @Test func synthesizedConformances() {
    #expect(Nothing.State() == Nothing.State())
    #expect(PublicNothing.State().hashValue == PublicNothing.State().hashValue)
    #expect(PublicPath.State.counter(Counter.State()) == .counter(Counter.State()))
    #expect(PublicPath.Action.counter(.increment) == .counter(.increment))
  }
}
