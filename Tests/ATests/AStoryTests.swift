import A
import Effects
import Facts
import Testing
import Views
import ViewsTesting

@MainActor
struct AStoryTests {
  private func makeHost(_ clock: TestClock<Duration>) -> StoryHostOf<ACoordinator> {
    let store = TestStore(initialState: ACoordinator.State()) {
      ACoordinator()
    } withDependencies: {
      $0.numbers.fact = { number in
        try await clock.sleep(for: .seconds(1))
        return "\(number) is odd."
      }
    }
    return StoryHost(store) { ACoordinatorView(store: $0) }
  }

  @Test func aPersonReadsBothFactsAndGoesBack() async {
    let clock = TestClock()
    let host = makeHost(clock)

    await host.receive(\.router[id: 0].a1.fact.task)
    host.expectScreen {
      """
      == A1 ==
      odd  square
      … Loading the fact
      A1 asks for A2 without knowing it. The coordinator around both opens it.
      [ Open A2 ]
      """
    }
    await clock.advance(by: .seconds(1))
    await host.receive(\.router[id: 0].a1.fact.response.success, "1 is odd.") {
      $0.routes[0].screen.modify(\.a1) { $0.fact.phase = .loaded("1 is odd.") }
    }
    await host.receive(\.router[id: 0].a1.fact.task)

    await host.tap("Open A2")
    await host.receive(\.router[id: 0].a1.delegate.openA2) {
      $0.routes.push(.a2(A2Feature.State()))
    }
    await host.receive(\.router[id: 1].a2.fact.task)
    await clock.advance(by: .seconds(1))
    await host.receive(\.router[id: 1].a2.fact.response.success, "3 is odd.") {
      $0.routes[1].screen.modify(\.a2) { $0.fact.phase = .loaded("3 is odd.") }
    }
    await host.receive(\.router[id: 1].a2.fact.task)
    host.expectScreen {
      """
      == A2 ==
      < Back
      odd  prime
      3 is odd.
      A2 does not know A1, from which it was opened.
      """
    }

    await host.back { $0.routes.goBack() }
    host.expectScreen {
      """
      == A1 ==
      odd  square
      1 is odd.
      A1 asks for A2 without knowing it. The coordinator around both opens it.
      [ Open A2 ]
      """
    }
    await host.receive(\.router[id: 0].a1.fact.task)
  }
}
