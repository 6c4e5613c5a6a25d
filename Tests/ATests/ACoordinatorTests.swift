import A
import Core
import CoreTesting
import Effects
import Testing

@MainActor
struct ACoordinatorTests {
  @Test func a1OpensA2() async {
    let store = TestStore(initialState: ACoordinator.State()) { ACoordinator() }

    await store.send(.a1(.openA2Tapped))
    await store.receive(\.a1.delegate.openA2) {
      $0.path[id: 0] = .a2(A2Feature.State())
    }
    await store.send(.path(.popFrom(id: 0))) {
      $0.path[id: 0] = nil
    }
  }

  @Test func eachScreenLoadsItsOwnNumber() async {
    let store = TestStore(initialState: ACoordinator.State()) {
      ACoordinator()
    } withDependencies: {
      $0.numbers.fact = { "\($0) is odd." }
    }

    await store.send(.a1(.fact(.task)))
    await store.receive(\.a1.fact.response.success, "1 is odd.") {
      $0.a1.fact.phase = .loaded("1 is odd.")
    }
    await store.send(.a1(.openA2Tapped))
    await store.receive(\.a1.delegate.openA2) {
      $0.path[id: 0] = .a2(A2Feature.State())
    }
    await store.send(.path(.element(id: 0, action: .a2(.fact(.task)))))
    await store.receive(\.path[id: 0].a2.fact.response.success, "3 is odd.") {
      $0.path[id: 0]?.modify(\.a2) { $0.fact.phase = .loaded("3 is odd.") }
    }
  }

  @Test func goingBackFromA2CancelsItsRequest() async {
    let store = TestStore(initialState: ACoordinator.State()) {
      ACoordinator()
    } withDependencies: {
      $0.numbers.fact = { _ in try await Task.never() }
    }

    await store.send(.a1(.openA2Tapped))
    await store.receive(\.a1.delegate.openA2) {
      $0.path[id: 0] = .a2(A2Feature.State())
    }
    await store.send(.path(.element(id: 0, action: .a2(.fact(.task)))))
    await store.send(.path(.popFrom(id: 0))) {
      $0.path[id: 0] = nil
    }
    await store.finish()
  }
}
