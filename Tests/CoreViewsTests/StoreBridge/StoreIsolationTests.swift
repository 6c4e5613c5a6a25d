import CoreArchitecture
import CoreDependencies
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A store that is used off its actor says so before the process ends.
@Suite struct StoreIsolationTests {
  fileprivate struct Bell: Reducer {
    typealias State = Int
    enum Action { case ring }
    func reduce(into state: inout Int, action: Action) -> Effect<Action> {
      state += 1
      return .none
    }
  }

  private static let text = """
    Fatal error: An action was sent to a store from outside the actor the store belongs to.
    """

  @MainActor fileprivate static func bell() -> UncheckedSendable<StoreOf<Bell>> {
    UncheckedSendable(Store(initialState: 0) { Bell() })
  }

  private func hasText(_ result: ExitTest.Result?) -> Bool {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(Self.text)
  }

  @Test func inATaskOfAnotherExecutor() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let store = await StoreIsolationTests.bell()
      await Task.detached { _ = store.value.send(.ring) }.value
    }
    #expect(hasText(result))
  }

  @Test func onAThreadThatKnowsNoTasks() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let store = await StoreIsolationTests.bell()
      let box = Unmanaged.passRetained(store.value).toOpaque()
      #if canImport(Darwin)
        var thread: pthread_t?
      #else
        var thread = pthread_t()
      #endif
      pthread_create(
        &thread, nil,
        { box in
          #if canImport(Darwin)
            let address = box
          #else
            let address = box!
          #endif
          Unmanaged<StoreOf<Bell>>.fromOpaque(address).takeUnretainedValue().send(.ring)
          return nil
        }, box)
      #if canImport(Darwin)
        pthread_join(thread!, nil)
      #else
        pthread_join(thread, nil)
      #endif
    }
    #expect(hasText(result))
  }

  @Test func inAMethodOfAnotherActor() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      actor Ringer {
        func ring(_ store: UncheckedSendable<StoreOf<Bell>>) { store.value.send(.ring) }
      }
      await Ringer().ring(await StoreIsolationTests.bell())
    }
    #expect(hasText(result))
  }

  @MainActor @Test func onItsActorNothingIsSaid() async {
    let store = Self.bell().value
    store.send(.ring)
    await Task.yield()
    store.send(.ring)
    await Task { store.send(.ring) }.value
    #expect(store.withState { $0 } == 3)
  }
}
