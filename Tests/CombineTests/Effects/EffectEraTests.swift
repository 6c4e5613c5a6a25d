import Combine
import ComposableArchitecture
import Foundation
import Testing

/// What features of the time before 1.0 say of publishers, over a client that returns effects.
private struct TideClient {
  struct Ebb: Error, Equatable {}
  var level: (String) -> EffectPublisher<Int, Ebb>
}

private struct Forecast: Reducer {
  struct State: Equatable {
    var level: Int?
    var isEbb = false
  }
  enum Action: Equatable {
    case asked, answered(Result<Int, TideClient.Ebb>), ticked(Int), logged
  }
  let client: TideClient
  let mainQueue: AnySchedulerOf<DispatchQueue>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .asked:
      return client.level("North")
        .receive(on: mainQueue)
        .catchToEffect(Action.answered)
    case .answered(.success(let level)):
      state.level = level
      return .none
    case .answered(.failure):
      state.isEbb = true
      return .none
    case .ticked, .logged:
      return .none
    }
  }
}

@MainActor struct EffectEraTests {
  private func store(
    _ queue: AnySchedulerOf<DispatchQueue> = .immediate,
    _ level: @escaping (String) -> EffectPublisher<Int, TideClient.Ebb>
  ) -> TestStoreOf<Forecast> {
    TestStore(initialState: Forecast.State()) {
      Forecast(client: TideClient(level: level), mainQueue: queue)
    }
  }

  @Test func anAnswerIsReceivedWhereTheTestsSchedulerSays() async {
    let queue = DispatchQueue.test
    let store = store(queue.eraseToAnyScheduler()) { EffectPublisher(value: $0.count) }
    await store.send(.asked)
    await queue.advance()
    await store.receive(.answered(.success(5))) { $0.level = 5 }
  }

  @Test func aFailureIsAResultToo() async {
    let store = store { _ in EffectPublisher(error: TideClient.Ebb()) }
    await store.send(.asked)
    await store.receive(.answered(.failure(TideClient.Ebb()))) { $0.isEbb = true }
  }

  @Test func clientsMakeTheirEffectsOfCallbacksAndPublishers() async {
    for level in [
      EffectPublisher<Int, TideClient.Ebb>.future { $0(.success(3)) }, .result { .success(3) },
      ["x", "3"].publisher.compactMap { Int($0) }.setFailureType(to: TideClient.Ebb.self)
        .eraseToEffect(),
    ] {
      let store = store { _ in level }
      await store.send(.asked)
      await store.receive(.answered(.success(3))) { $0.level = 3 }
    }
    let silent = store { _ in .none }
    await silent.send(.asked)
    await silent.finish()
  }

  private func actions<Action>(_ effect: Effect<Action>) async -> [Action] {
    var actions: [Action] = []
    for await action in effect.actions { actions.append(action) }
    return actions
  }

  @Test func publishersBecomeEffects() async {
    let numbers = [1, 2].publisher
    #expect(await actions(numbers.eraseToEffect()) == [1, 2])
    #expect(await actions(numbers.eraseToEffect { "\($0) m" }) == ["1 m", "2 m"])
    #expect(await actions(Effect(numbers)) == [1, 2])
    #expect(await actions(Effect(value: 3)) == [3])
    #expect(await actions(numbers.catchToEffect()) == [.success(1), .success(2)])
    #expect(await actions(Effect.future { $0(.success(4)) }) == [4])
    let mapped: Effect<Forecast.Action> = numbers.eraseToEffect().map { .ticked($0) }
    #expect(await actions(mapped) == [.ticked(1), .ticked(2)])
  }

  @Test func workIsDoneAndForgotten() async {
    // Safe: each effect is awaited before the next.
    nonisolated(unsafe) var log: [Int] = []
    let heard: Effect<Forecast.Action> = [1, 2].publisher
      .handleEvents(receiveOutput: { log.append($0) }).fireAndForget()
    #expect(await actions(heard) == [])
    let work = Effect<Forecast.Action>.fireAndForget { log.append(3) }
    #expect(await actions(work) == [])
    #expect(log == [1, 2, 3])
  }

  @Test func theActionsOfAnEffectAreReceivedWhereASchedulerSays() async {
    let queue = DispatchQueue.test
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state += action
        return action == 1
          ? .send(2).receive(on: queue.eraseToAnyScheduler()).eraseToEffect() : .none
      }
    }
    await store.send(1) { $0 = 1 }
    await queue.advance()
    await store.receive(2) { $0 = 3 }
  }

  @Test func aTimerOfASchedulerTicksUntilItIsCancelled() async {
    let queue = DispatchQueue.test
    let store = TestStore(initialState: 0) {
      Reduce<Int, String> { state, action in
        switch action {
        case "start":
          return Publishers.Timer(every: 1, scheduler: queue).autoconnect()
            .map { _ in "tick" }.eraseToEffect().cancellable(id: "timer")
        case "tick":
          state += 1
          return .none
        default: return .cancel(id: "timer")
        }
      }
    }
    await store.send("start")
    await queue.advance(by: .seconds(2))
    await store.receive("tick") { $0 = 1 }
    await store.receive("tick") { $0 = 2 }
    await store.send("stop")
    await queue.advance(by: .seconds(5))
  }
}
