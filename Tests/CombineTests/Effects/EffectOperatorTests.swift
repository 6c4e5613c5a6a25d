import Combine
import ComposableArchitecture
import Foundation
import Testing

private enum Sluice {
  struct State: Equatable {
    var levels: [Int] = []
    var isOpen = false
  }
  enum Action: Equatable { case listen, level(Int), levels, stop, opened }
}

/// What effects made of publishers have in common with all effects.
@MainActor struct EffectOperatorTests {
  @Test func effectsOfPublishersAreMergedMappedAndConcatenated() async {
    let store = TestStore(initialState: Sluice.State()) {
      Reduce<Sluice.State, Sluice.Action> { state, action in
        switch action {
        case .listen:
          return .concatenate(
            Effect.publisher { [1, 2].publisher }.map { .level($0) },
            .merge(.publisher { Just(.level(3)) }, .publisher { Empty() }, .send(.opened)))
        case .level(let level):
          state.levels.append(level)
          return .none
        case .opened:
          state.isOpen = true
          return .none
        default: return .none
        }
      }
    }
    await store.send(.listen)
    await store.receive(.level(1)) { $0.levels = [1] }
    await store.receive(.level(2)) { $0.levels = [1, 2] }
    await store.receive(.level(3)) { $0.levels = [1, 2, 3] }
    await store.receive(.opened) { $0.isOpen = true }
  }

  @Test func publishersAreDebouncedByTheQueueOfAFeature() async {
    let queue = DispatchQueue.test
    let levels = PassthroughSubject<Int, Never>()
    let store = TestStore(initialState: Sluice.State()) {
      Reduce<Sluice.State, Sluice.Action> { state, action in
        @Dependency(\.mainQueue) var mainQueue
        switch action {
        case .listen:
          return .publisher {
            levels.debounce(for: .seconds(1), scheduler: mainQueue).map(Sluice.Action.level)
          }
          .cancellable(id: 1)
        case .level(let level):
          state.levels.append(level)
          return .none
        default: return .cancel(id: 1)
        }
      }
    } withDependencies: {
      $0.mainQueue = queue.eraseToAnyScheduler()
    }
    await store.send(.listen)
    levels.send(1)
    levels.send(2)
    await queue.advance(by: .seconds(1))
    await store.receive(.level(2)) { $0.levels = [2] }
    await store.send(.stop)
  }

  @Test func effectsOfPublishersMayBeDebouncedAndThrottled() async {
    let queue = DispatchQueue.test
    let store = TestStore(initialState: Sluice.State()) {
      Reduce<Sluice.State, Sluice.Action> { state, action in
        switch action {
        case .listen:
          return .publisher { Just(.level(1)) }.debounce(id: "d", for: 1, scheduler: queue)
        case .levels:
          return .publisher { [2, 3].publisher.map(Sluice.Action.level) }
            .throttle(id: "t", for: 1, scheduler: queue, latest: true)
        case .level(let level):
          state.levels.append(level)
          return .none
        default: return .none
        }
      }
    }
    await store.send(.listen)
    await store.send(.listen)
    await queue.advance(by: .seconds(1))
    await store.receive(.level(1)) { $0.levels = [1] }
    await store.send(.levels)
    await store.receive(.level(2)) { $0.levels = [1, 2] }
    await queue.advance(by: .seconds(1))
    await store.receive(.level(3)) { $0.levels = [1, 2, 3] }
  }
}
