import Core
import Testing

@Suite(.timeLimit(.minutes(20))) @MainActor struct HigherOrderReducerTests {
  let log = Log()

  @Test func aReducerThatWrapsAnotherSeesEveryAction() {
    let store = Store(initialState: Maybe.State(child: Child.State())) {
      Maybe(log: log).logged(log)
    }

    store.send(.child(.increment))

    #expect(store.child?.count == 1)
    #expect(log.take() == ["begins", "child 1 increments", "parent sees 1", "ends"])
  }

  @Test func effectsOfAPresentedChildEndWithItAlsoInsideAReducerThatCallsReduce() async {
    let store = Store(initialState: Maybe.State(child: Child.State())) {
      Maybe(log: log).logged(log)
    }
    let effects = store.send(.child(.start))

    store.send(.show(nil))
    await effects.finish()

    #expect(log.take().contains("child 1 is cancelled"))
  }

  @Test func effectsOfElementsEndWithThemAlsoInsideAReducerThatCallsReduce() async {
    let store = Store(initialState: Rows.State(rows: [Child.State(id: 1), Child.State(id: 2)])) {
      Rows(log: log).logged(log)
    }
    let first = store.send(.rows(.element(id: 1, action: .start)))
    let second = store.send(.rows(.element(id: 2, action: .start)))

    store.send(.remove(id: 1))
    await first.finish()
    #expect(log.take().suffix(1) == ["child 1 is cancelled"])

    store.send(.rows(.element(id: 2, action: .stop)))
    await second.finish()
    #expect(log.take().suffix(1) == ["child 2 is cancelled"])
  }

  @Test func twoFeaturesOfOneKindDoNotCancelEachOthersChildren() async {
    let store = Store(initialState: Couple.State()) { Couple(log: log) }
    let left = store.send(.left(.child(.start)))
    let right = store.send(.right(.child(.start)))

    store.send(.left(.show(nil)))
    await left.finish()
    #expect(log.take() == ["child 1 is cancelled"])

    store.send(.right(.show(nil)))
    await right.finish()
    #expect(log.take() == ["child 2 is cancelled"])
  }
}

private struct Logged<Base: Reducer>: Reducer {
  let base: Base
  let log: Log

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    log("begins")
    defer { log("ends") }
    return base.reduce(into: &state, action: action)
  }
}

extension Reducer {
  fileprivate func logged(_ log: Log) -> some Reducer<State, Action> {
    Logged(base: self, log: log)
  }
}

@Reducer
struct Couple {
  @ObservableState
  struct State: Equatable {
    var left = Maybe.State(child: Child.State(id: 1))
    var right = Maybe.State(child: Child.State(id: 2))
  }

  enum Action {
    case left(Maybe.Action)
    case right(Maybe.Action)
  }

  let log: Log

  var body: some ReducerOf<Self> {
    Scope(state: \.left, action: \.left) { Maybe(log: log) }
    Scope(state: \.right, action: \.right) { Maybe(log: log) }
  }
}
