import A
import CoreTesting
import Effects
import Facts
import Testing
import Views

@MainActor
struct ACoordinatorTests {
  @Test func a1OpensA2() async {
    let store = TestStore(initialState: ACoordinator.State()) { ACoordinator() }

    await store.send(.router(.routeAction(id: 0, action: .a1(.openA2Tapped))))
    await store.receive(\.router[id: 0].a1.delegate.openA2) {
      $0.routes.push(.a2(A2Feature.State()))
    }
    await store.send(.router(.updateRoutes(Array(store.state.routes.prefix(1))))) {
      $0.routes.goBack()
    }
  }

  @Test func eachScreenLoadsItsOwnNumber() async {
    let store = TestStore(initialState: ACoordinator.State()) {
      ACoordinator()
    } withDependencies: {
      $0.numbers.fact = { "\($0) is odd." }
    }

    await store.send(.router(.routeAction(id: 0, action: .a1(.fact(.task)))))
    await store.receive(\.router[id: 0].a1.fact.response.success, "1 is odd.") {
      $0.routes[0].screen.modify(\.a1) { $0.fact.phase = .loaded("1 is odd.") }
    }
    await store.send(.router(.routeAction(id: 0, action: .a1(.openA2Tapped))))
    await store.receive(\.router[id: 0].a1.delegate.openA2) {
      $0.routes.push(.a2(A2Feature.State()))
    }
    await store.send(.router(.routeAction(id: 1, action: .a2(.fact(.task)))))
    await store.receive(\.router[id: 1].a2.fact.response.success, "3 is odd.") {
      $0.routes[1].screen.modify(\.a2) { $0.fact.phase = .loaded("3 is odd.") }
    }
  }

  @Test func goingBackFromA2CancelsItsRequest() async {
    let store = TestStore(initialState: ACoordinator.State()) {
      ACoordinator()
    } withDependencies: {
      $0.numbers.fact = { _ in try await Task.never() }
    }

    await store.send(.router(.routeAction(id: 0, action: .a1(.openA2Tapped))))
    await store.receive(\.router[id: 0].a1.delegate.openA2) {
      $0.routes.push(.a2(A2Feature.State()))
    }
    await store.send(.router(.routeAction(id: 1, action: .a2(.fact(.task)))))
    await store.send(.router(.updateRoutes(Array(store.state.routes.prefix(1))))) {
      $0.routes.goBack()
    }
    await store.finish()
  }
}
