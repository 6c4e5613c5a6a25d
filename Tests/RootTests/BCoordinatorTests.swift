import B1
import B2
import CoreTesting
import Effects
import Foundation
import Root
import Testing
import Views

@MainActor
struct BCoordinatorTests {
  private let login = LoginData(name: "wimes", token: UUID(0))

  @Test func theAppJoinsB1AndB2() async {
    let store = TestStore(initialState: BCoordinator.State(login: login)) { BCoordinator() }

    await store.send(.router(.routeAction(id: .b1, action: .b1(.openB2Tapped))))
    await store.receive(\.router[id: .b1].b1.delegate.openB2) {
      $0.routes.push(.b2(B2Feature.State()))
    }
    await store.send(
      .router(.routeAction(id: .b2(number: 4), action: .b2(.closeTapped))))
    await store.receive(\.router.dismiss, .b2(number: 4)) {
      $0.routes.goBack()
    }
  }

  @Test func b1sDataArrivesWithItsFirstState() {
    #expect(BCoordinator.State(login: login).routes[0].screen[case: \.b1]?.login == login)
  }
}
