import B1
import B2
import Core
import CoreTesting
import Effects
import Foundation
import Root
import Testing

@MainActor
struct BCoordinatorTests {
  @Test func theAppJoinsB1AndB2() async {
    let login = LoginData(name: "wimes", token: UUID(0))
    let store = TestStore(initialState: BCoordinator.State(login: login)) { BCoordinator() }

    await store.send(.b1(.openB2Tapped))
    await store.receive(\.b1.delegate.openB2) {
      $0.path[id: 0] = .b2(B2Feature.State())
    }
    await store.send(.path(.element(id: 0, action: .b2(.closeTapped))))
    await store.receive(\.path.popFrom) {
      $0.path[id: 0] = nil
    }
  }
}
