import ComposableArchitecture
import Foundation
import Testing

struct FactClient: Sendable {
  var fetch: @Sendable (Int) async throws -> String
}

extension FactClient: DependencyKey {
  static let liveValue = Self(fetch: { "\($0) is a good number" })
  static let testValue = Self(
    fetch: unimplemented("FactClient.fetch", placeholder: "nothing"))
}

extension DependencyValues {
  var factClient: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}

struct FactError: Equatable, Error {}

@Reducer
struct NumberFact {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var isLoading = false
    var fact: String?
  }

  enum Action {
    case decrementButtonTapped
    case decrementDelayResponse
    case incrementButtonTapped
    case factButtonTapped
    case factResponse(Result<String, any Error>)
    case cancelButtonTapped
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.factClient) var factClient
  private enum CancelID { case delay, fact }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        state.fact = nil
        return state.count >= 0
          ? .none
          : .run { send in
            try await self.clock.sleep(for: .seconds(1))
            await send(.decrementDelayResponse)
          }
          .cancellable(id: CancelID.delay)

      case .decrementDelayResponse:
        if state.count < 0 { state.count += 1 }
        return .none

      case .incrementButtonTapped:
        state.count += 1
        state.fact = nil
        return state.count >= 0 ? .cancel(id: CancelID.delay) : .none
      default:
        return .none
      }
    }
    facts
  }

  private var facts: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .factButtonTapped:
        state.isLoading = true
        state.fact = nil
        return .run { [count = state.count] send in
          await send(.factResponse(Result { try await self.factClient.fetch(count) }))
        }
        .cancellable(id: CancelID.fact, cancelInFlight: true)

      case let .factResponse(.success(response)):
        state.isLoading = false
        state.fact = response
        return .none

      case .factResponse(.failure):
        state.isLoading = false
        return .none

      case .cancelButtonTapped:
        state.isLoading = false
        return .cancel(id: CancelID.fact)
      default:
        return .none
      }
    }
  }
}

@MainActor
struct EffectsBasicsTests {
  @Test func aDelayIsCancelledByCountingUp() async {
    let clock = TestClock()
    let store = TestStore(initialState: NumberFact.State()) {
      NumberFact()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.decrementButtonTapped) { $0.count = -1 }
    await store.send(.incrementButtonTapped) { $0.count = 0 }
    await store.send(.decrementButtonTapped) { $0.count = -1 }
    await clock.advance(by: .seconds(1))
    await store.receive(\.decrementDelayResponse) { $0.count = 0 }
  }

  @Test func aFactIsFetchedForTheNumber() async {
    let store = TestStore(initialState: NumberFact.State()) {
      NumberFact()
    } withDependencies: {
      $0.factClient.fetch = { "\($0) is a good number" }
      $0.continuousClock = ImmediateClock()
    }
    await store.send(.incrementButtonTapped) { $0.count = 1 }
    await store.send(.factButtonTapped) { $0.isLoading = true }
    await store.receive(\.factResponse.success) {
      $0.isLoading = false
      $0.fact = "1 is a good number"
    }
  }

  @Test func aFailedFetchEndsTheLoading() async {
    let store = TestStore(initialState: NumberFact.State()) {
      NumberFact()
    } withDependencies: {
      $0.factClient.fetch = { _ in throw FactError() }
    }
    await store.send(.factButtonTapped) { $0.isLoading = true }
    await store.receive(\.factResponse.failure) { $0.isLoading = false }
  }

  @Test func aFetchThatNeverAnswersIsCancelled() async {
    let store = TestStore(initialState: NumberFact.State()) {
      NumberFact()
    } withDependencies: {
      $0.factClient.fetch = { _ in try await Task.never() }
    }
    await store.send(.factButtonTapped) { $0.isLoading = true }
    await store.send(.cancelButtonTapped) { $0.isLoading = false }
  }

  @Test func anUnimplementedEndpointIsReportedWhenItIsCalled() async {
    let store = TestStore(initialState: NumberFact.State()) { NumberFact() }
    await withKnownIssue {
      await store.send(.factButtonTapped) { $0.isLoading = true }
      await store.receive(\.factResponse.success, timeout: .seconds(1)) {
        $0.isLoading = false
        $0.fact = "nothing"
      }
    } matching: { issue in
      issue.description.contains("FactClient.fetch")
    }
  }
}
