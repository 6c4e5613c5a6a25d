import Testing

@testable import Effects

struct FactorizationTests {
  private func primes(_ number: UInt64) -> [UInt64] {
    Factorization(of: number).powers.flatMap { Array(repeating: $0.prime, count: $0.exponent) }
  }

  @Test func numbersUpTo5000() {
    #expect(primes(1).isEmpty)
    for number in 2...5_000 {
      let factors = primes(UInt64(number)).map { Int($0) }
      #expect(factors.reduce(1, *) == number && factors == factors.sorted())
      #expect(factors.allSatisfy(BruteForce.isPrime))
      let factorization = Factorization(of: UInt64(number))
      #expect(factorization.divisorCount == BruteForce.divisors(number).count)
      #expect(factorization.divisorSum == UInt128(BruteForce.divisorSum(number)))
    }
  }

  @Test(
    arguments: [
      [3_037_000_453, 3_037_000_493], [3_037_000_493, 3_037_000_493],
      [2_147_483_647, 4_294_967_291],
      [4_294_967_279, 4_294_967_291], [4_294_967_291, 4_294_967_291], [257, 257, 257],
      [65_537, 65_537, 65_537], [263, 263, 2_147_483_647], [2_097_143, 2_097_143, 2_097_143],
      [10_670_053, 32_010_157], [149_491, 747_451, 34_233_211], [257, 263, 269, 271, 277, 281],
      [9_223_372_036_854_775_783], [18_446_744_073_709_551_557],
      [7, 7, 73, 127, 337, 92_737, 649_657], [2, 3, 715_827_883, 2_147_483_647],
      Array(repeating: 2, count: 63), Array(repeating: 3, count: 40),
    ] as [[UInt64]])
  func hardNumbersUpToTheLimit(factors: [UInt64]) {
    #expect(primes(factors.reduce(1, *)) == factors)
  }

  @Test(
    arguments: [
      (3_215_031_751, false), (3_825_123_056_546_413_051, false),
      (18_446_744_073_709_551_557, true),
      (18_446_744_073_709_551_556, false), (.max, false), (9_223_372_036_854_775_783, true),
      (2_305_843_009_213_693_951, true), (0, false), (1, false), (2, true), (4, false),
    ] as [(UInt64, Bool)])
  func primality(number: UInt64, isPrime: Bool) {
    #expect(number.isPrime == isPrime)
  }

  @Test func neighboringPrimes() {
    #expect(UInt64(113).nextPrime == 127 && UInt64(127).previousPrime == 113)
    #expect(UInt64(2).previousPrime == nil && UInt64(1).nextPrime == 2)
    #expect(UInt64.max.nextPrime == nil && UInt64(18_446_744_073_709_551_557).nextPrime == nil)
    #expect((UInt64(1) << 63).nextPrime == 9_223_372_036_854_775_837)
  }

  @Test(arguments: 2...63)
  func rootsOfPowers(exponent: Int) {
    var base: UInt64 = 2
    while let power = power(base, exponent) {
      #expect(Factorization(of: power).root(exponent) == base)
      #expect(Factorization(of: power - 1).root(exponent) == nil)
      base = base * 2 + 1
    }
  }

  private func power(_ base: UInt64, _ exponent: Int) -> UInt64? {
    var power: UInt64 = 1
    for _ in 0..<exponent {
      let (product, overflows) = power.multipliedReportingOverflow(by: base)
      if overflows { return nil }
      power = product
    }
    return power
  }
}
