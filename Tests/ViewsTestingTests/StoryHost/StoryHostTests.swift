import ComposableArchitecture
import Testing

@testable import CoreTesting
@testable import ViewsTesting

@Suite(.timeLimit(.minutes(20))) @MainActor struct StoryHostTests {
  func makeStore(clock: any Clock<Duration> = ImmediateClock()) -> TestStoreOf<Feature> {
    TestStore(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = AnyClock(clock)
    }
  }

  func makeHost(clock: any Clock<Duration> = ImmediateClock()) -> StoryHost<
    Feature.State, Feature.Action
  > {
    StoryHost(makeStore(clock: clock)) { FeatureView(store: $0) }
  }

  @Test func aStoryIsToldFromOutsideAndInside() async {
    let clock = TestClock()
    let host = makeHost(clock: clock)

    await host.tap("Increment") { $0.count = 1 }
    await host.tap("Fact") { $0.isLoading = true }
    host.expectScreen {
      """
      1
      [ Increment ]
      [ Fact ]
      [ Twice ]
      [ Listen ]
      [ Nothing ]
      [ Both ]
      … Loading
      """
    }
    await clock.advance(by: .seconds(1))
    await host.receive(.factResponse("1 is a number.")) {
      $0.fact = "1 is a number."
      $0.isLoading = false
    }
    host.expectScreen {
      """
      1
      [ Increment ]
      [ Fact ]
      [ Twice ]
      [ Listen ]
      [ Nothing ]
      [ Both ]
      1 is a number.
      """
    }
  }

  @Test func aChangeThatIsNotToldFails() async {
    let texts = await failures {
      await makeHost().tap("Increment")
    }
    #expect(texts.count == 1)
    #expect(
      texts.first?.hasPrefix(
        "'Feature.Action.increment' changed the state, and the test says that it") == true)
  }

  @Test func aStoryReceivesInAnyOrder() async {
    let host = makeHost()
    await host.tap("Twice")
    await host.receiveInAnyOrder(.action(\.second), .action(\.first))
    await host.tap("Increment") { $0.count = 1 }
  }

  @Test func whatIsReceivedMustBeAssertedBeforeTheNextStep() async {
    let texts = await failures {
      let host = makeHost()
      await host.tap("Twice")
      await host.tap("Increment") { $0.count = 1 }
    }
    #expect(
      texts == [unreceivedMessage([Feature.Action.first, .second], before: "taps \"Increment\"")])
  }

  @Test func whatIsLeftAtTheEndFails() async {
    let texts = await failures {
      let host = makeHost()
      await host.tap("Twice")
      await host.receive(\.first)
      await host.receive(\.second)
      await host.tap("Listen")
      await host.tap("Twice")
    }
    #expect(texts.count == 2)
    #expect(
      texts.first?.hasPrefix("The store has received 2 actions that the test does not handle")
        == true)
    #expect(
      texts.last?.hasPrefix("The test has ended while effects are still running.") == true)
  }

  @Test func aDeedWithoutAnActionCannotChangeTheState() async {
    let texts = await failures {
      let host = makeHost()
      await host.tap("Nothing")
      await host.tap("Nothing") { $0.count = 1 }
    }
    #expect(
      texts == [
        """
        The test expects the state to change when a person taps "Nothing", but no action was sent.

        If what follows comes from a task of the view or from an effect, call 'receive' for it.
        """
      ])
  }

  @Test func whatCannotBeDoneFailsOnce() async {
    let texts = await failures {
      await makeHost().tap("Incremet") { $0.count = 1 }
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("did you mean \"Increment\"?") == true)
  }

  @Test func ofSeveralActionsTheFirstIsThePersonsAndTheOthersAreReceived() async {
    let host = makeHost()
    await host.tap("Both") { $0.count = 1 }
    await host.receive(.ignored)
  }

  @Test func actionsOfViewsAreReceived() async {
    let clock = TestClock()
    let host = StoryHost(makeStore()) { store in
      Text("Here")
        .onAppear { store.send(.ignored) }
        .task {
          try? await clock.sleep(for: .seconds(1))
          store.send(.increment)
        }
    }
    await host.receive(.ignored)
    await clock.advance(by: .seconds(1))
    await host.receive(.increment) { $0.count = 1 }
  }

  @Test func receiveWaitsForATaskOfTheScreen() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let host = StoryHost(makeStore()) { store in
      Text("Here").task {
        for await _ in stream { store.send(.ignored) }
      }
    }
    host.store.useMainSerialExecutor = false
    Task {
      await Task.megaYield()
      continuation.yield()
    }
    await host.receive(.ignored, timeout: .seconds(600))
    continuation.finish()
  }

  @Test func aTaskOfTheScreenThatSendsNothingFailsInTime() async {
    let texts = await failures {
      let host = StoryHost(makeStore()) { _ in
        Text("Here").task { try? await Task.never() }
      }
      await host.receive(.ignored, timeout: .milliseconds(1))
    }
    #expect(
      texts == [
        """
        The test expects to receive 'Feature.Action.ignored', but received none within \
        0.001 seconds.

        A task of the screen is still running. Where a clock or a scheduler is used, advance it, \
        or use one that is immediate; for work that needs longer, pass a longer 'timeout'.
        """
      ])
  }

  @Test func closingTheScreenEndsWhatItsTasksWaitFor() async {
    let host = StoryHost(makeStore()) { store in
      Text("Here").task { await store.send(.listen).finish() }
    }
    await host.receive(.listen)
    await host.close()
    await host.finish()
  }

  @Test func withExhaustivityOffOnlyWhatIsToldIsChecked() async {
    let host = makeHost()
    host.store.exhaustivity = .off
    await host.tap("Fact")
    await host.tap("Increment") { $0.count = 1 }
    await host.tap("Listen")
    #expect(host.store.state.fact == "0 is a number.")
  }
}

private struct FeatureView: View {
  let store: StoreOf<Feature>

  var body: some View {
    Text("\(store.count)")
    Button("Increment") { store.send(.increment) }
    Button("Fact") { store.send(.factTapped) }
    Button("Twice") { store.send(.twice) }
    Button("Listen") { store.send(.listen) }
    Button("Nothing") {}
    Button("Both") {
      store.send(.increment)
      store.send(.ignored)
    }
    if store.isLoading { ProgressView("Loading") }
    if let fact = store.fact { Text(fact) }
  }
}
