import Effects
import Testing

struct WrittenFactsTests {
  private static func facts() async throws -> [String] {
    var facts: [String] = []
    for number in 0...100 { facts.append(try await NumbersClient.embedded.fact(number)) }
    return facts
  }

  @Test func eachIsOneSentenceThatBeginsWithItsNumber() async throws {
    for (number, fact) in try await Self.facts().enumerated() {
      #expect(fact.hasPrefix("\(number) is "))
      #expect(fact.hasSuffix(".") && !fact.dropLast().contains(". "))
      #expect((30...140).contains(fact.count) && !fact.contains("\n") && !fact.contains("  "))
    }
  }

  @Test func noneIsToldOfTwoNumbers() async throws {
    let texts = try await Self.facts().map { $0.drop { $0 != " " } }
    #expect(Set(texts).count == 101)
  }

  @Test(arguments: [
    (-1, "-1 is the largest negative integer and the square of the imaginary unit."),
    (.max, "9223372036854775807 is the largest number that a signed 64-bit integer can hold."),
    (.min, "-9223372036854775808 is the smallest number that a signed 64-bit integer can hold."),
  ])
  func limitsHaveSentencesOfTheirOwn(number: Int, fact: String) async throws {
    #expect(try await NumbersClient.embedded.fact(number) == fact)
  }

  @Test func cancelledTaskGetsNoFact() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await NumbersClient.embedded.fact(2)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}
