import Core
import Testing

@Suite @MainActor struct ReducerBuilderTests {
  @Test(arguments: [(true, ["base", "extra", "loud"]), (false, ["base", "quiet"])])
  func bodiesMayBranch(isLoud: Bool, expected: [String]) {
    let store = Store<[String], Void>(initialState: []) { Branching(isLoud: isLoud) }

    store.send(())

    #expect(store.withState { $0 } == expected)
  }

  @Test func bodiesMayLoop() {
    let store = Store<[String], Void>(initialState: []) {
      for name in ["a", "b", "c"] { Note(text: name) }
    }

    store.send(())

    #expect(store.withState { $0 } == ["a", "b", "c"])
  }

  @Test func optionalReducersDoNothingWhileNil() {
    let note: Note? = nil
    let store = Store<[String], Void>(initialState: []) {
      note
      Note(text: "a")
    }

    store.send(())

    #expect(store.withState { $0 } == ["a"])
  }

  @Test func emptyBodiesDoNothing() {
    let store = Store<[String], Void>(initialState: ["a"]) {}

    store.send(())

    #expect(store.withState { $0 } == ["a"])
  }

  @Test func anOperatorAppliesToAllCombinedReducers() {
    let log = Log()
    let store = Store<[String], Void>(initialState: []) {
      CombineReducers {
        Note(text: "a")
        Note(text: "b")
      }
      ._printChanges(_ReducerPrinter { _, _, new in log("\(new.count)") })
    }

    store.send(())

    #expect(log.take() == ["2"])
  }

  @Test func aBodyIsEvaluatedOnceForManyActions() {
    let log = Log()
    let store = Store(initialState: 0) { Counted(log: log) }

    for _ in 1...3 { store.send(.tick) }

    #expect(store.withState { $0 } == 3)
    #expect(log.take() == ["body"])
  }
}

private struct Note: Reducer {
  let text: String

  func reduce(into state: inout [String], action: Void) -> Effect<Void> {
    state.append(text)
    return .none
  }
}

private struct Branching: Reducer {
  let isLoud: Bool

  var body: some Reducer<[String], Void> {
    Note(text: "base")
    if isLoud {
      Note(text: "extra")
    }
    if isLoud {
      Note(text: "loud")
    } else {
      Note(text: "quiet")
    }
  }
}

@Reducer
private struct Counted {
  typealias State = Int

  enum Action { case tick }

  let log: Log

  var body: some ReducerOf<Self> {
    let _ = log("body")
    Reduce { state, _ in
      state += 1
      return .none
    }
  }
}
