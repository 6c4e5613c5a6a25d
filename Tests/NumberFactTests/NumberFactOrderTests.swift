import CoreTesting
import Effects
import NumberFact
import Testing
import Views

/// Every order of two questions, their answers and the closing of an alert.
struct NumberFactOrderTests {
  @Test func theLastQuestionIsAnswered() async {
    let report = await explore(NumberFactFeature.State()) {
      NumberFactFeature()
    } withDependencies: { values, world in
      values.numbers.fact = { number in
        try await world.call(
          "fact", answers: [.value("Of \(number)."), .error(NumbersError.status(500))])
      }
    } steps: {
      [
        .send(.factTapped), .send(.incrementTapped), .send(.factTapped),
        .send(.alert(.dismiss)) { $0.alert != nil },
      ]
    } always: {
      $0.alert != .fact("Of 0.") || $0.count < 2
    } finally: {
      !$0.isLoading && $0.alert != .fact("Of 0.")
    }
    #expect(report.isComplete)
  }
}
