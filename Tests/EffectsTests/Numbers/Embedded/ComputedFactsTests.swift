import Effects
import Testing

struct ComputedFactsTests {
  /// Takes apart what is told of a number, and expects that everything in it is right.
  @discardableResult
  private func claims(_ number: Int) async throws -> FactClaims {
    let fact = try await NumbersClient.embedded.fact(number)
    let claims = try #require(FactClaims(fact, about: number), "\(fact)")
    #expect(claims.wrong.isEmpty, "\(fact)")
    return claims
  }

  @Test(arguments: [-5_000 ... -2, 101...5_000, 99_900...100_200, -1_000_100 ... -999_900])
  func everythingToldIsRightAndNothingGreatIsLeftOut(numbers: ClosedRange<Int>) async throws {
    let factorials = (2...20).map(BruteForce.factorial)
    for number in numbers {
      let claims = try await claims(number)
      let magnitude = abs(number)
      let isPrime = BruteForce.isPrime(magnitude)
      #expect(claims.contains("a prime", "a twin prime", "the Mersenne prime") == isPrime)
      #expect(
        claims.contains("a perfect") == (BruteForce.divisorSum(magnitude) == 2 * magnitude))
      #expect(claims.contains("the factorial") == factorials.contains(magnitude))
      let isFibonacci = BruteForce.fibonacci.contains(magnitude)
      #expect(claims.contains("the \(ordinal(magnitude)) Fibonacci") == isFibonacci)
    }
  }

  private func ordinal(_ fibonacci: Int) -> String {
    let index = (BruteForce.fibonacci.lastIndex(of: fibonacci) ?? -1) + 1
    let ending = index / 10 == 1 ? "th" : [1: "st", 2: "nd", 3: "rd"][index % 10, default: "th"]
    return "\(index)\(ending)"
  }

  @Test(arguments: [496, 8128, 33_550_336, 8_589_869_056, 137_438_691_328])
  func perfectNumbers(number: Int) async throws {
    #expect(try await claims(number).contains("a perfect number"))
    #expect(try await claims(-number).contains("a perfect number"))
  }

  @Test(arguments: 5...14)
  func factorials(number: Int) async throws {
    #expect(
      try await claims(BruteForce.factorial(number)).contains("the factorial of \(number)"))
  }

  @Test(arguments: 12...50)
  func fibonacciNumbers(index: Int) async throws {
    let number = BruteForce.fibonacci[index - 1]
    #expect(try await claims(number).contains("the \(ordinal(number)) Fibonacci number"))
  }

  @Test(arguments: 7...40)
  func powersOfTwo(exponent: Int) async throws {
    let claims = try await claims(1 << exponent)
    #expect(claims.contains("the \(exponent)", exponent == 7 ? "the 7th power of 2" : "the square"))
  }

  @Test(arguments: [153, 370, 371, 407, 1634, 8208, 9474, 54_748, 92_727, 93_084, 548_834])
  func narcissisticNumbers(number: Int) async throws {
    #expect(try await claims(number).contains("a narcissistic number"))
  }

  @Test(arguments: [
    561, 1105, 1729, 2047, 41_041, 825_265, 1_373_653, 25_326_001, 321_197_185, 3_215_031_751,
    2_152_302_898_747,
  ])
  func compositesThatPassWeakPrimeTests(number: Int) async throws {
    #expect(try await !claims(number).contains("a prime", "a twin prime", "the Mersenne prime"))
  }

  @Test func sameNumberAlwaysGetsTheSameSentence() async throws {
    let first = try await NumbersClient.embedded.fact(123_456)
    #expect(try await NumbersClient.embedded.fact(123_456) == first)
  }
}
