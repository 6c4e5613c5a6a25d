import A
import Effects
import Facts
import Foundation
import Root
import TabBar
import Testing
import Views

/// Dependencies that are prepared late also hold for a store that exists already.
@MainActor
struct PreparationTests {
  @Test func aStoreMadeBeforeClientsWerePreparedReadsThemWhenItNeedsThem() async throws {
    var state = RootCoordinator.State()
    try state.open("modular://tab/a", asGuest: LoginData(name: "guest", token: UUID(0)))
    let store = Store(initialState: state) { RootCoordinator() }
    prepareDependencies { $0.numbers.fact = { "Prepared for \($0)." } }

    await store.send(
      .router(
        .routeAction(
          id: 1,
          action: .tabBar(.content(.a(.router(.routeAction(id: 0, action: .a1(.fact(.task)))))))))
    ).finish()
    let a1 = store.withState {
      $0.routes.last?.screen[case: \.tabBar]?.content.a.routes.first?.screen[case: \.a1]
    }
    #expect(a1?.fact.phase == .loaded("Prepared for 1."))
  }
}
