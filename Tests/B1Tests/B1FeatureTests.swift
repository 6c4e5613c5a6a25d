import B1
import CoreTesting
import Effects
import Facts
import Foundation
import Testing
import Views

@MainActor
struct B1FeatureTests {
  let login = LoginData(name: "wimes", token: UUID(0))

  @Test func loadsTheFactForTwo() async {
    let store = TestStore(initialState: B1Feature.State(login: login)) {
      B1Feature()
    } withDependencies: {
      $0.numbers.fact = { "\($0) is even." }
    }

    await store.send(.fact(.task))
    await store.receive(\.fact.response.success, "2 is even.") {
      $0.fact.phase = .loaded("2 is even.")
    }
  }

  @Test func leavesItToItsComposerToOpenB2() async {
    let store = TestStore(initialState: B1Feature.State(login: login)) { B1Feature() }

    await store.send(.openB2Tapped)
    await store.receive(\.delegate.openB2)
  }
}
