import ComposableArchitecture
import Foundation
import Testing

@Reducer
struct ScreenA {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var fact: String?
    var isLoading = false
  }
  enum Action {
    case dismissButtonTapped
    case factButtonTapped
    case factResponse(Result<String, any Error>)
    case incrementButtonTapped
  }
  @Dependency(\.dismiss) var dismiss
  @Dependency(\.factClient) var factClient

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .dismissButtonTapped:
        return .run { _ in await self.dismiss() }
      case .factButtonTapped:
        state.isLoading = true
        return .run { [count = state.count] send in
          await send(.factResponse(.init { try await self.factClient.fetch(count) }))
        }
      case let .factResponse(.success(fact)):
        state.isLoading = false
        state.fact = fact
        return .none
      case .factResponse(.failure):
        state.isLoading = false
        return .none
      case .incrementButtonTapped:
        state.count += 1
        return .none
      }
    }
  }
}

@Reducer
struct ScreenB {
  @ObservableState
  struct State: Equatable {}
  enum Action {
    case screenAButtonTapped
  }
  var body: some Reducer<State, Action> { Reduce { _, _ in .none } }
}

@Reducer
struct TimerScreen {
  @ObservableState
  struct State: Equatable {
    let id: Int
    var ticks = 0
  }
  enum Action { case start, tick }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .start:
        .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) }
        }
      case .tick:
        {
          state.ticks += 1; return .none
        }()
      }
    }
  }
}

@Reducer
struct NavigationDemo {
  @Reducer
  enum Path {
    case screenA(ScreenA)
    case screenB(ScreenB)
    case timer(TimerScreen)
  }

  @ObservableState
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  enum Action {
    case goBackToScreen(id: StackElementID)
    case goToABButtonTapped
    case path(StackActionOf<Path>)
    case popToRoot
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case let .goBackToScreen(id):
        state.path.pop(to: id)
        return .none
      case .goToABButtonTapped:
        state.path.append(.screenA(ScreenA.State()))
        state.path.append(.screenB(ScreenB.State()))
        return .none
      case let .path(action):
        switch action {
        case .element(id: _, action: .screenB(.screenAButtonTapped)):
          state.path.append(.screenA(ScreenA.State()))
          return .none
        default:
          return .none
        }
      case .popToRoot:
        state.path.removeAll()
        return .none
      }
    }
    .forEach(\.path, action: \.path)
  }
}

extension NavigationDemo.Path.State: Equatable {}

@MainActor
struct StackTests {
  @Test func screensPushEachOtherAndDismissThemselves() async {
    let store = TestStore(initialState: NavigationDemo.State()) { NavigationDemo() }
    await store.send(.goToABButtonTapped) {
      $0.path[id: 0] = .screenA(ScreenA.State())
      $0.path[id: 1] = .screenB(ScreenB.State())
    }
    await store.send(\.path[id: 1].screenB.screenAButtonTapped) {
      $0.path[id: 2] = .screenA(ScreenA.State())
    }
    await store.send(\.path[id: 2].screenA.incrementButtonTapped) {
      $0.path[id: 2, case: \.screenA]?.count = 1
    }
    await store.send(.path(.element(id: 0, action: .screenA(.incrementButtonTapped)))) {
      $0.path[id: 0]?.modify(\.screenA) { $0.count = 1 }
    }
    await store.send(\.path[id: 2].screenA.dismissButtonTapped)
    await store.receive(\.path.popFrom) { $0.path.removeLast() }
    await store.send(.path(.push(id: 3, state: .screenB(.init())))) {
      $0.path[id: 3] = .screenB(ScreenB.State())
    }
    await store.send(.path(.popFrom(id: 1))) { $0.path.pop(from: 1) }
    await store.send(.popToRoot) { $0.path = StackState() }
  }

  @Test func effectsEndWithTheirScreen() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: NavigationDemo.State(
        path: StackState([.timer(TimerScreen.State(id: 1)), .timer(TimerScreen.State(id: 2))]))
    ) {
      NavigationDemo()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(\.path[id: 0].timer.start)
    await store.send(\.path[id: 1].timer.start)
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].timer.tick) {
      $0.path[id: 0, case: \.timer]?.ticks = 1
    }
    await store.receive(\.path[id: 1].timer.tick) {
      $0.path[id: 1, case: \.timer]?.ticks = 1
    }
    await store.send(\.path.popFrom, 1) { $0.path.pop(from: 1) }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].timer.tick) {
      $0.path[id: 0]?.modify(\.timer) { $0.ticks = 2 }
    }
    await store.send(.popToRoot) { $0.path.removeAll() }
  }

  @Test func aStackIsACollectionWithIDs() {
    var stack = StackState<Int>([1, 2, 3])
    let ids = stack.ids
    #expect(ids.count == 3)
    #expect(stack[id: ids[1]] == 2)
    stack.append(4)
    #expect(Array(stack) == [1, 2, 3, 4])
    #expect(stack.last == 4)
    stack.pop(to: ids[0])
    #expect(stack.count == 1)
    stack[id: ids[0]] = 10
    #expect(stack.first == 10)
    stack.pop(from: ids[0])
    #expect(stack.isEmpty)
    stack += [7, 8]
    stack.removeLast()
    #expect(stack == StackState([7]) || stack.elementsEqual([7]))
    for (id, element) in zip(stack.ids, stack) { #expect(stack[id: id] == element) }
  }

  @Test func aStoreIsScopedToTheStackAndItsScreens() {
    let store = Store(initialState: NavigationDemo.State()) { NavigationDemo() }
    store.send(.goToABButtonTapped)
    let path = store.scope(state: \.path, action: \.path)
    let id = store.path.ids[0]
    let screen = path.scope(state: \.[id: id], action: \.[id: id])
    #expect(screen != nil)
    switch screen?.case {
    case .screenA(let store):
      store.send(.incrementButtonTapped)
      #expect(store.count == 1)
    default:
      Issue.record("The first screen is an A.")
    }
    #expect(store.path[id: id]?.screenA?.count == 1)
  }
}
