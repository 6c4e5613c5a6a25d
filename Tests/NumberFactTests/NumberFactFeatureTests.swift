import CoreTesting
import Effects
import NumberFact
import Testing
import Views

@MainActor
struct NumberFactFeatureTests {
  @Test func askingAgainCancelsTheOlderQuestion() async {
    let clock = TestClock()
    let store = TestStore(initialState: NumberFactFeature.State()) {
      NumberFactFeature()
    } withDependencies: {
      $0.numbers.fact = { number in
        try await clock.sleep(for: .seconds(1))
        return "A fact about \(number)."
      }
    }

    await store.send(.factTapped) { $0.isLoading = true }
    await store.send(.incrementTapped) { $0.count = 1 }
    await clock.advance(by: .milliseconds(900))
    await store.send(.factTapped)
    await clock.advance(by: .milliseconds(900))
    await clock.advance(by: .milliseconds(100))
    await store.receive(\.response.success, "A fact about 1.") {
      $0.isLoading = false
      $0.alert = .fact("A fact about 1.")
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
  }

  @Test func aRequestThatWasLostIsMadeAgain() async {
    var restored = NumberFactFeature.State()
    restored.count = 4
    let state = restored
    let idle = TestStore(initialState: state) { NumberFactFeature() }
    await idle.send(.restored)

    restored.isLoading = true
    let busy = TestStore(initialState: restored) {
      NumberFactFeature()
    } withDependencies: {
      $0.numbers.fact = { "A fact about \($0)." }
    }
    await busy.send(.restored)
    await busy.receive(\.response.success, "A fact about 4.") {
      $0.isLoading = false
      $0.alert = .fact("A fact about 4.")
    }
    await busy.send(.alert(.dismiss)) { $0.alert = nil }
  }

  @Test func anAlertSaysWhyThereIsNoFact() async {
    let store = TestStore(initialState: NumberFactFeature.State()) {
      NumberFactFeature()
    } withDependencies: {
      $0.numbers.fact = { _ in throw NumbersError.empty }
    }

    await store.send(.factTapped) { $0.isLoading = true }
    await store.receive(\.response.failure) {
      $0.isLoading = false
      $0.alert = .noFact(NumbersError.empty)
    }
  }
}
