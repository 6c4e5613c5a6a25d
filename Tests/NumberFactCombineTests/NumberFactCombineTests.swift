import Combine
import ComposableArchitecture
import Effects
import Foundation
import NumberFactCombine
import Testing

@MainActor @Suite(.timeLimit(.minutes(20)))
struct NumberFactCombineTests {
  private typealias Feature = NumberFactCombineFeature

  private func store(
    _ facts: FactClient, _ mainQueue: AnySchedulerOf<DispatchQueue> = .immediate
  ) -> TestStoreOf<NumberFactCombineFeature> {
    TestStore(initialState: Feature.State()) {
      Feature(environment: Feature.Environment(facts: facts, mainQueue: mainQueue))
    }
  }

  @Test func anAnswerIsReceivedOnTheMainQueue() async {
    let queue = DispatchQueue.test
    let store = store(
      FactClient { EffectPublisher(value: "\($0) is a number.") }, queue.eraseToAnyScheduler())
    await store.send(.incrementTapped) { $0.count = 1 }
    await store.send(.factTapped) { $0.isLoading = true }
    await queue.advance()
    await store.receive(.answered(.success("1 is a number."))) {
      $0.isLoading = false
      $0.answer = .success("1 is a number.")
    }
  }

  @Test func askingAgainCancelsTheOlderQuestion() async {
    let queue = DispatchQueue.test
    let store = store(
      FactClient { number in
        Just("\(number)").delay(for: .seconds(1), scheduler: queue)
          .setFailureType(to: FactFailure.self).eraseToEffect()
      })
    await store.send(.factTapped) { $0.isLoading = true }
    await queue.advance(by: .milliseconds(900))
    await store.send(.decrementTapped) { $0.count = -1 }
    await store.send(.factTapped)
    await queue.advance(by: .seconds(1))
    await store.receive(.answered(.success("-1"))) {
      $0.isLoading = false
      $0.answer = .success("-1")
    }
  }

  @Test func theClientOfTodayIsAskedToo() async {
    let store = store(.asking(NumbersClient { "\($0) facts" }))
    await store.send(.factTapped) { $0.isLoading = true }
    await store.receive(.answered(.success("0 facts"))) {
      $0.isLoading = false
      $0.answer = .success("0 facts")
    }
    let failing = self.store(.asking(NumbersClient { _ in throw NumbersError.empty }))
    await failing.send(.factTapped) { $0.isLoading = true }
    await failing.receive(.answered(.failure(.unreachable))) {
      $0.isLoading = false
      $0.answer = .failure(.unreachable)
    }
  }

  @Test func aServerIsAsked() async throws {
    let server = try AnsweringServer { request in
      switch request.split(separator: " ")[1] {
      case "/facts/0": AnsweringServer.text(" Zero is größer als minus one.\n")
      case "/facts/1": AnsweringServer.text("no", status: "404 Not Found")
      case "/facts/2": AnsweringServer.text("  ")
      default: nil
      }
    }
    defer { server.stop() }
    let store = store(.http(server.url), .main)
    let answers: [Result<String, FactFailure>] = [
      .success("Zero is größer als minus one."), .failure(.status(404)), .failure(.noText),
    ]
    for (number, answer) in answers.enumerated() {
      await store.send(.factTapped) { $0.isLoading = true }
      await store.receive(.answered(answer), timeout: .seconds(100)) {
        $0.isLoading = false
        $0.answer = answer
      }
      await store.send(.incrementTapped) { $0.count = number + 1 }
    }
  }

  @Test func aServerThatRefusesIsToldOf() async throws {
    let server = try AnsweringServer { _ in nil }
    server.stop()
    let store = store(.http(server.url), .main)
    await store.send(.factTapped) { $0.isLoading = true }
    await store.receive(.answered(.failure(.unreachable)), timeout: .seconds(100)) {
      $0.isLoading = false
      $0.answer = .failure(.unreachable)
    }
  }

  @Test func requestsAreGivenUpWithoutHarm() async throws {
    let server = try AnsweringServer { _ in AnsweringServer.text("a fact") }
    defer { server.stop() }
    let store = Store(initialState: Feature.State()) {
      Feature(environment: Feature.Environment(facts: .http(server.url), mainQueue: .main))
    }
    for _ in 0..<100 { store.send(.factTapped) }
    await store.send(.factTapped).finish()
    #expect(store.withState(\.answer) == .success("a fact"))
    #expect(!store.withState(\.isLoading))
  }

  @Test func aPersonCountsAndAsks() async {
    let store = store(FactClient { EffectPublisher(value: "\($0) is a number.") })
    let host = StoryHost(store) { NumberFactCombineView(store: $0) }
    await host.tap("+") { $0.count = 1 }
    await host.tap("Number fact") { $0.isLoading = true }
    await host.receive(.answered(.success("1 is a number."))) {
      $0.isLoading = false
      $0.answer = .success("1 is a number.")
    }
    host.expectScreen {
      """
      [ − ]  1  [ + ]
      [ Number fact ]
      1 is a number.
      """
    }
  }
}
