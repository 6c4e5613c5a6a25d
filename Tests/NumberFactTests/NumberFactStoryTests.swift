import Effects
import NumberFact
import Testing
import Views
import ViewsTesting

@MainActor
struct NumberFactStoryTests {
  private func makeHost(_ clock: TestClock<Duration>) -> StoryHostOf<NumberFactFeature> {
    let store = TestStore(initialState: NumberFactFeature.State()) {
      NumberFactFeature()
    } withDependencies: {
      $0.numbers.fact = { number in
        try await clock.sleep(for: .seconds(1))
        guard number > 0 else { throw NumbersError.empty }
        return "\(number) is a number."
      }
    }
    return StoryHost(store) { NumberFactView(store: $0) }
  }

  @Test func aPersonAsksAgainReadsTheFactAndIsToldOfAFailure() async {
    let clock = TestClock()
    let host = makeHost(clock)

    await host.tap("+") { $0.count = 1 }
    await host.tap("Number fact") { $0.isLoading = true }
    host.expectScreen {
      """
      [ − ]  1  [ + ]
      [ Number fact ]
      … Loading the fact
      """
    }
    await clock.advance(by: .milliseconds(900))

    await host.tap("+") { $0.count = 2 }
    await host.tap("Number fact")
    await clock.advance(by: .seconds(1))
    await host.receive(\.response.success, "2 is a number.") {
      $0.isLoading = false
      $0.alert = .fact("2 is a number.")
    }
    host.expectScreen {
      """
      +-- Number fact ---
      | 2 is a number.
      | [ OK ]
      +---
      """
    }
    await host.tap("OK") { $0.alert = nil }

    await host.tap("−") { $0.count = 1 }
    await host.tap("−") { $0.count = 0 }
    await host.tap("Number fact") { $0.isLoading = true }
    await clock.advance(by: .seconds(1))
    await host.receive(\.response.failure) {
      $0.isLoading = false
      $0.alert = .noFact(NumbersError.empty)
    }
    host.expectScreen {
      """
      +-- No number fact ---
      | The server's answer is empty. Try another number, or use another server.
      | [ OK ]
      +---
      """
    }
    await host.back { $0.alert = nil }
    host.expectScreen {
      """
      [ − ]  0  [ + ]
      [ Number fact ]
      """
    }
  }
}
