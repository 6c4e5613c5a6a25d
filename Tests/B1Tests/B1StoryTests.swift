import B1
import Effects
import Facts
import Foundation
import Testing
import Views
import ViewsTesting

@MainActor
struct B1StoryTests {
  private func makeHost(_ clock: TestClock<Duration>) -> StoryHostOf<B1Feature> {
    let answers = LockIsolated<[Result<String, NumbersError>]>([
      .failure(.interrupted), .success("2 is even."),
    ])
    let login = LoginData(name: "wimes", token: UUID(0))
    let store = TestStore(initialState: B1Feature.State(login: login)) {
      B1Feature()
    } withDependencies: {
      $0.numbers.fact = { _ in
        try await clock.sleep(for: .seconds(1))
        return try answers.withValue { $0.removeFirst() }.get()
      }
    }
    return StoryHost(store) { B1View(store: $0) }
  }

  @Test func aPersonTriesAgainAfterAFailureAndOpensB2() async {
    let clock = TestClock()
    let host = makeHost(clock)

    await host.receive(\.fact.task)
    host.expectScreen {
      """
      == B1 ==
      Logged in as wimes
      even  prime
      … Loading the fact
      The name came down from the log-in. B1 does not import the package of B2.
      [ Open B2 ]
      """
    }
    await clock.advance(by: .seconds(1))
    await host.receive(\.fact.response.failure) {
      $0.fact.phase = .failed(reason: "\(NumbersError.interrupted)")
    }
    await host.receive(\.fact.task)
    host.expectScreen {
      """
      == B1 ==
      Logged in as wimes
      even  prime
      No fact: The answer broke off or got garbled before the whole fact had arrived. Try again.
      [ Try again ]
      The name came down from the log-in. B1 does not import the package of B2.
      [ Open B2 ]
      """
    }

    await host.tap("Try again") { $0.fact.phase = .loading }
    await host.receive(\.fact.task)
    await clock.advance(by: .seconds(1))
    await host.receive(\.fact.response.success, "2 is even.") {
      $0.fact.phase = .loaded("2 is even.")
    }
    await host.receive(\.fact.task)
    host.expectScreen {
      """
      == B1 ==
      Logged in as wimes
      even  prime
      2 is even.
      The name came down from the log-in. B1 does not import the package of B2.
      [ Open B2 ]
      """
    }

    await host.tap("Open B2")
    await host.receive(\.delegate.openB2)
  }
}
