import ComposableArchitecture
import Testing

@Suite(.timeLimit(.minutes(20))) struct TestStoreActorTests {
  actor Session {
    func increments() async -> Int {
      let store = TestStore(initialState: Feature.State(), isolation: #isolation) {
        Feature()
      } withDependencies: {
        $0.continuousClock = .immediate
      }
      await store.send(.increment) { $0.count = 1 }
      await store.send(.factTapped) { $0.isLoading = true }
      await store.receive(\.factResponse) {
        $0.isLoading = false
        $0.fact = "1 is a number."
      }
      return store.state.count
    }
  }

  @Test func livesOnAnActorOfItsOwn() async {
    #expect(await Session().increments() == 1)
  }

  @Test func aTestWithoutAnActorAwaitsOneOfTheMainActor() async {
    let store = await TestStore(initialState: Feature.State()) { Feature() }
    await store.send(.increment) { $0.count = 1 }
  }

  @Test func aTestWithoutAnActorNeedNotAwaitOneThatIsGivenNone() async {
    let store = TestStore(initialState: Feature.State(), isolation: nil) { Feature() }
    await store.send(.increment) { $0.count = 1 }
  }

  @MainActor @Test func oneOfTheMainActorNeedsNoAwaitThere() async {
    let store = TestStore(initialState: Feature.State()) { Feature() }
    await store.send(.increment) { $0.count = 1 }
  }
}
