import Core
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

  @Test func eachIsThereInKorean() async throws {
    let facts = try await PreferredLanguages(["ko"]).asCurrent { try await Self.facts() }
    for (number, fact) in facts.enumerated() {
      #expect(fact.hasPrefix("\(number)은 ") || fact.hasPrefix("\(number)는 "))
      #expect(fact.hasSuffix("."))
    }
    #expect(Set(facts.map { $0.drop { $0 != " " } }).count == 101)
  }

  @Test(arguments: [
    (-1, "-1은 가장 큰 음의 정수이자 허수 단위의 제곱입니다."),
    (1009, "1009은(는) 소수이고, 이진법으로는 1111110001입니다."),
    (144, "144은(는) 12번째 피보나치 수, 12의 제곱이고, 이진법으로는 10010000입니다."),
    (.max, "9223372036854775807은(는) 부호 있는 64비트 정수가 담을 수 있는 가장 큰 수입니다."),
  ])
  func othersAreMadeInKorean(number: Int, fact: String) async throws {
    let told = try await PreferredLanguages(["ko"]).asCurrent {
      try await NumbersClient.embedded.fact(number)
    }
    #expect(told == fact)
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
