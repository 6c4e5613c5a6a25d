import Combine
import ComposableArchitecture
import Foundation
import Testing

@Reducer
private struct Ship {
  @ObservableState
  struct State: Equatable {
    var knots = 0
    var name = "Ida"
    var boat: Boat.State? = Boat.State()
    @Shared(value: 1) var depth: Int
  }
  enum Action { case faster, nothing, lose, boat(Boat.Action) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .faster: state.knots += 1
      case .lose: state.boat = nil
      case .nothing, .boat: break
      }
      return .none
    }
    .ifLet(\.boat, action: \.boat) { Boat() }
  }
}

@Reducer
private struct Boat {
  struct State: Equatable { var crew = 2 }
  enum Action { case signOn }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.crew += 1
      return .none
    }
  }
}

@MainActor struct StorePublisherTests {
  private let store = Store(initialState: Ship.State()) { Ship() }

  @Test func aStoreTellsItsStateAfterEachAction() {
    var knots: [Int] = []
    let hearing = store.publisher.sink { knots.append($0.knots) }
    store.send(.faster)
    store.send(.nothing)
    #expect(knots == [0, 1, 1])
    hearing.cancel()
    store.send(.faster)
    #expect(knots.count == 3)
  }

  @Test func aPartIsToldWhenItChanges() {
    var (knots, names): ([Int], [String]) = ([], [])
    let hearings = [
      store.publisher.knots.sink { knots.append($0) },
      store.publisher.map(\.name).removeDuplicates().sink { names.append($0) },
    ]
    store.send(.faster)
    store.send(.nothing)
    store.send(.faster)
    #expect(knots == [0, 1, 2])
    #expect(names == ["Ida"])
    withExtendedLifetime(hearings) {}
  }

  @Test func aPartOfAPartIsToldWhenItChanges() {
    var crews: [Int?] = []
    let hearing = store.publisher.boat.map { $0?.crew }.sink { crews.append($0) }
    store.send(.boat(.signOn))
    store.send(.lose)
    #expect(crews == [2, 3, nil])
    hearing.cancel()
  }

  @Test func theStoreOfAChildEndsWithTheChild() throws {
    let child = try #require(store.scope(state: \.boat, action: \.boat))
    var crews: [Int] = []
    var hasEnded = false
    let hearing = child.publisher.map(\.crew).sink { _ in
      hasEnded = true
    } receiveValue: {
      crews.append($0)
    }
    child.send(.signOn)
    store.send(.lose)
    #expect(crews == [2, 3])
    #expect(hasEnded)
    hearing.cancel()
  }

  @Test func actionsMayBeSentWhileAStateIsTold() {
    var knots: [Int] = []
    let store = store
    let hearing = store.publisher.knots.sink {
      knots.append($0)
      if $0 == 1 { store.send(.faster) }
    }
    store.send(.faster)
    #expect(knots == [0, 1, 2])
    hearing.cancel()
  }

  @Test func aViewStoreTellsWhatHasChanged() {
    let viewStore = ViewStore(store, observe: { $0 })
    let knotsOnly = ViewStore(store, observe: \.knots)
    var (names, knots): ([String], [Int]) = ([], [])
    let hearings = [
      viewStore.publisher.name.sink { names.append($0) },
      knotsOnly.publisher.sink { knots.append($0) },
    ]
    store.send(.nothing)
    viewStore.send(.faster)
    #expect(names == ["Ida"])
    #expect(knots == [0, 1])
    withExtendedLifetime(hearings) {}
  }

  @Test func aStoreThatIsHeardNoMoreIsLetGo() {
    weak var weakStore: StoreOf<Ship>?
    do {
      let store = Store(initialState: Ship.State()) { Ship() }
      weakStore = store
      let hearing = store.publisher.knots.sink { _ in }
      store.send(.faster)
      hearing.cancel()
    }
    #expect(weakStore == nil)
  }

  @Test func aSharedValueTellsEachNewOne() {
    let depth = store.withState { $0.$depth }
    var heard: [Int] = []
    let hearing = depth.publisher.sink { heard.append($0) }
    depth.withLock { $0 = 2 }
    depth.withLock { $0 += 5 }
    #expect(heard == [1, 2, 7])
    hearing.cancel()
    depth.withLock { $0 = 9 }
    #expect(heard.count == 3)
  }

  @Test func aSharedValueMayBeChangedByThoseWhoHearIt() {
    @Shared(value: 1) var depth: Int
    var heard: [Int] = []
    let hearing = $depth.publisher.sink { [shared = $depth] depth in
      heard.append(depth)
      if depth < 4 { shared.withLock { $0 += 1 } }
    }
    #expect(heard == [1, 2, 3, 4])
    hearing.cancel()
  }

  @Test func aReaderAndAPartOfASharedValueAreHeard() {
    @Shared(value: Boat.State()) var boat: Boat.State
    var heard: [Int] = []
    let hearings = [
      $boat.crew.publisher.sink { heard.append($0) },
      SharedReader($boat).publisher.map { -$0.crew }.dropFirst().sink { heard.append($0) },
    ]
    $boat.withLock { $0.crew = 5 }
    #expect(Set(heard) == [2, 5, -5])
    withExtendedLifetime(hearings) {}
  }

  @Test func aSharedValueIsHeardFromManyThreads() {
    @Shared(value: 0) var depth: Int
    // Safe: one value is handed on at a time.
    nonisolated(unsafe) var last = 0
    let hearing = $depth.publisher.sink { last = $0 }
    let shared = $depth
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<50 { shared.withLock { $0 += 1 } }
    }
    #expect(last == 200)
    hearing.cancel()
  }

  @Test func effectsHearSharedValues() async {
    struct Sounder: Reducer {
      struct State: Equatable {
        @Shared(value: 1) var depth: Int
        var log: [Int] = []
      }
      enum Action: Equatable { case listen, depth(Int) }
      var body: some Reducer<State, Action> {
        Reduce { state, action in
          switch action {
          case .listen:
            return .publisher { state.$depth.publisher.dropFirst().prefix(2).map(Action.depth) }
          case .depth(let depth):
            state.log.append(depth)
            return .none
          }
        }
      }
    }
    let state = Sounder.State()
    let store = Store(initialState: state) { Sounder() }
    let task = store.send(.listen)
    state.$depth.withLock { $0 = 4 }
    state.$depth.withLock { $0 = 6 }
    state.$depth.withLock { $0 = 8 }
    await task.finish()
    store.withState { #expect($0.log == [4, 6]) }
  }
}
