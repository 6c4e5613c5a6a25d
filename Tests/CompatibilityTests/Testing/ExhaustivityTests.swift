import ComposableArchitecture
import Testing

@Reducer
private struct Login {
  @ObservableState
  struct State: Equatable {
    var email = ""
    var isLoading = false
    var isLoggedIn = false
    var count = 0
  }
  enum Action: Equatable {
    case increment
    case loginButtonTapped
    case loginResponse(Bool)
    case analytics(String)
    case noop
    case forever
    case nested(Nested)
    @CasePathable enum Nested: Equatable { case a, b(Int) }
  }
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .loginButtonTapped:
        state.isLoading = true
        return .run { send in
          await send(.analytics("login"))
          try await clock.sleep(for: .seconds(1))
          await send(.loginResponse(true))
        }
      case .loginResponse(let isLoggedIn):
        state.isLoading = false
        state.isLoggedIn = isLoggedIn
        return .none
      case .forever:
        return .run { _ in try await Task.never() }
      case .nested(.a):
        return .send(.nested(.b(1)))
      case .analytics, .nested, .noop:
        return .none
      }
    }
  }
}

@MainActor
@Suite(.serialized)
struct ExhaustivityTests {
  private func makeStore(
    _ exhaustivity: Exhaustivity = .on, clock: any Clock<Duration> = ImmediateClock()
  ) -> TestStoreOf<Login> {
    let store = TestStore(initialState: Login.State()) {
      Login()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.exhaustivity = exhaustivity
    return store
  }

  @Test func everythingIsAsserted() async {
    let store = makeStore()
    await store.send(.loginButtonTapped) { $0.isLoading = true }
    await store.receive(.analytics("login"))
    await store.receive(.loginResponse(true)) {
      $0.isLoading = false
      $0.isLoggedIn = true
    }
  }

  @Test func onlyTheEndIsAsserted() async {
    let store = makeStore(.off)
    await store.send(.loginButtonTapped)
    await store.receive(\.loginResponse) { $0.isLoggedIn = true }
    await store.send(.increment) { $0.count = 1 }
    store.assert { $0.isLoggedIn = true }
    #expect(store.state.isLoading == false)
  }

  @Test func skippedAssertionsMayBeShown() async {
    let store = makeStore(.off(showSkippedAssertions: true))
    await store.send(.loginButtonTapped)
    await store.receive(\.loginResponse, true)
    await store.send(.increment)
    await store.finish()
  }

  @Test func receivedActionsAreSkipped() async {
    let store = makeStore()
    await store.send(.loginButtonTapped) { $0.isLoading = true }
    await store.skipReceivedActions()
    #expect(store.state.isLoggedIn)
    await store.send(.increment) { $0.count = 1 }
  }

  @Test func effectsInFlightAreSkipped() async {
    let store = makeStore()
    await store.send(.forever)
    await store.skipInFlightEffects()
    await store.send(.forever)
    await store.skipInFlightEffects(strict: false)
    await store.skipReceivedActions(strict: false)
  }

  @Test func exhaustivityIsChangedForAWhile() async {
    let store = makeStore()
    await store.withExhaustivity(.off) {
      await store.send(.increment)
    }
    store.withExhaustivity(.off(showSkippedAssertions: false)) {
      store.assert { $0.count = 1 }
    }
    await store.send(.increment) { $0.count = 2 }
  }

  @Test func finishWaits() async {
    let store = makeStore(.off)
    await store.send(.loginButtonTapped)
    await store.finish()
    await store.skipReceivedActions()
    #expect(store.state.isLoggedIn)
    let task = await store.send(.loginButtonTapped)
    await task.finish()
    #expect(!task.isCancelled)
  }

  @Test func receivingTakesCasesPredicatesAndTimeouts() async {
    let store = makeStore()
    store.timeout = 1_000_000_000
    await store.send(.nested(.a))
    await store.receive(\.nested.b, 1)
    await store.send(\.nested.a)
    await store.receive(\.nested.b)
    await store.send(\.nested.a)
    await store.receive { $0 == .nested(.b(1)) }
    await store.send(\.nested.a)
    await store.receive(.nested(.b(1)), timeout: .seconds(1))
    await store.send(\.nested.a)
    await store.receive(\.nested, timeout: .seconds(1))
    await store.send(\.nested.a)
    await store.receive(\.nested, .b(1), timeout: .zero)
  }

  @Test func dependenciesChangeWithinATest() async {
    let clock = TestClock()
    let store = makeStore()
    store.dependencies.continuousClock = clock
    await store.send(.loginButtonTapped) { $0.isLoading = true }
    await store.receive(\.analytics)
    await clock.advance(by: .seconds(1))
    await store.receive(\.loginResponse) {
      $0.isLoading = false
      $0.isLoggedIn = true
    }
  }

  @Test func theSerialExecutorMayBeLeft() async {
    let store = makeStore()
    #expect(store.useMainSerialExecutor)
    store.useMainSerialExecutor = false
    await store.send(.increment) { $0.count = 1 }
  }

  @Test func theClosureThatAssertsMayThrow() async {
    let store = makeStore()
    await store.send(.increment) {
      $0.count = try #require(Optional(1))
    }
  }
}

extension ExhaustivityTests {
  private func failures(_ body: @MainActor () async -> Void) async -> [String] {
    let texts = LockIsolated<[String]>([])
    await withKnownIssue {
      await body()
    } matching: { issue in
      texts.withValue { $0.append("\(issue)") }
      return true
    }
    return texts.value
  }

  @Test func whatIsNotAssertedFails() async {
    #expect(await failures { await makeStore().send(.increment) }.count == 1)
    #expect(await failures { await makeStore().send(.increment) { $0.count = 2 } }.count == 1)
    #expect(await failures { await makeStore().send(.noop) { $0.count = 0 } }.count == 1)
    #expect(await failures { await makeStore().send(.noop) { _ in } }.count == 1)
    #expect(await failures { await makeStore().send(.nested(.a)) }.count == 1)
    #expect(await failures { await makeStore().send(.forever) }.count == 1)
    let texts = await failures {
      let store = makeStore()
      await store.send(.nested(.a))
      await store.send(.noop)
    }
    #expect(texts.count == 1)
  }

  @Test func whatNeverComesFails() async {
    #expect(await failures { await makeStore().receive(\.analytics) }.count == 1)
    #expect(
      await failures { await makeStore().receive(.analytics(""), timeout: .zero) }.count == 1)
    let texts = await failures {
      let store = makeStore()
      await store.send(.nested(.a))
      await store.receive(.nested(.b(2)))
    }
    #expect(texts.count == 1)
    let value = await failures {
      let store = makeStore(.off)
      await store.send(.nested(.a))
      await store.receive(\.nested.b, 2, timeout: .zero)
    }
    #expect(value.count == 1)
    #expect(await failures { await makeStore().skipReceivedActions() }.count == 1)
    #expect(await failures { await makeStore().skipInFlightEffects() }.count == 1)
  }

  @Test func effectsThatDoNotFinishFail() async {
    let texts = await failures {
      let store = makeStore(clock: TestClock())
      await store.send(.loginButtonTapped) { $0.isLoading = true }
      await store.receive(\.analytics)
      await store.finish(timeout: .zero)
      await store.skipInFlightEffects(strict: false)
    }
    #expect(texts.count == 1)
  }
}
