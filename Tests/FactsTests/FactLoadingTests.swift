import CoreTesting
import Effects
import Facts
import Testing
import Views

@MainActor
struct FactLoadingTests {
  @Test func showsTheFactThatTheClientTells() async {
    let store = TestStore(initialState: FactLoading.State(number: 7)) {
      FactLoading()
    } withDependencies: {
      $0.numbers.fact = { "\($0) is prime." }
    }

    await store.send(.task)
    await store.receive(\.response.success) {
      $0.phase = .loaded("7 is prime.")
    }
  }

  @Test func saysWhyThereIsNoFactAndCanTryAgain() async {
    let answers = LockIsolated<[Result<String, NumbersError>]>([
      .failure(.status(500)), .success("7 is prime."),
    ])
    let store = TestStore(initialState: FactLoading.State(number: 7)) {
      FactLoading()
    } withDependencies: {
      $0.numbers.fact = { _ in try answers.withValue { $0.removeFirst() }.get() }
    }

    await store.send(.task)
    await store.receive(\.response.failure) {
      $0.phase = .failed(reason: NumbersError.status(500).description)
    }
    await store.send(.tryAgainTapped) {
      $0.phase = .loading
    }
    await store.send(.task)
    await store.receive(\.response.success) {
      $0.phase = .loaded("7 is prime.")
    }
  }

  @Test func doesNotAskForAFactThatItHas() async {
    let store = TestStore(initialState: FactLoading.State(number: 7)) {
      FactLoading()
    } withDependencies: {
      $0.numbers.fact = { "\($0) is prime." }
    }
    await store.send(.task)
    await store.receive(\.response.success) {
      $0.phase = .loaded("7 is prime.")
    }
    await store.send(.task)
  }

  @Test func leavingTheScreenCancelsTheRequest() async {
    let (cancellations, continuation) = AsyncStream.makeStream(of: Void.self)
    let store = TestStore(initialState: FactLoading.State(number: 7)) {
      FactLoading()
    } withDependencies: {
      $0.numbers.fact = { _ in
        defer { continuation.yield() }
        try await Task.never()
      }
    }

    let screen = await store.send(.task)
    await screen.cancel()
    for await _ in cancellations.prefix(1) {}
  }
}
