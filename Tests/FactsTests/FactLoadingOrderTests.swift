import CoreTesting
import Effects
import Facts
import Testing
import Views

/// Every order in which a person leaves, comes back and tries again, and the client answers.
struct FactLoadingOrderTests {
  @Test func eachOrderEndsWithAFactOrAReason() async {
    let report = await explore(FactLoading.State(number: 7)) {
      FactLoading()
    } withDependencies: { values, world in
      values.numbers.fact = { number in
        try await world.call(
          "fact", answers: [.value("\(number) is prime."), .error(NumbersError.status(500))])
      }
    } steps: {
      [
        .send(.task), .cancel, .send(.task),
        .send(.tryAgainTapped) { !$0.isLoading && $0.phase != .loaded("7 is prime.") },
        .send(.task),
      ]
    } finally: {
      !$0.isLoading
    }
    #expect(report.isComplete)
  }
}
