/// A property that a positive number can have.
enum NumberTrait: Equatable {
  case perfect
  /// One less than a power of 2, and prime.
  case mersennePrime(exponent: Int)
  case twinPrime(twin: UInt64)
  case prime
  case factorial(of: Int)
  /// A Fibonacci number; by the index, the first two are both 1.
  case fibonacci(index: Int)
  case power(base: UInt64, exponent: Int)
  case triangular(index: UInt64)
  /// Equal to the sum of its digits, each raised to the power of their number.
  case narcissistic(digits: Int)
  case palindrome
  /// A product of at least two different primes.
  case productOfPrimes([UInt64])
  case abundant(properDivisorSum: UInt128)
  case deficient(properDivisorSum: UInt128)
}

extension NumberTrait {
  /// All traits of a number from 2 to 2^63, the most remarkable first.
  ///
  /// The result is never empty: a number without anything special is abundant, deficient, or a
  /// product of primes.
  static func all(of number: UInt64, factorization: Factorization) -> [NumberTrait] {
    let power = power(factorization, (2...63).reversed())
    let traits = [
      primality(number, factorization), factorial(number), fibonacci(number), power,
      triangular(number), narcissistic(number), palindrome(number),
    ]
    let smallPowers = [2, 3].map { self.power(factorization, [$0]) }.filter { $0 != power }
    let special = (traits + smallPowers).compactMap(\.self)
    return special.isEmpty ? [ordinary(number, factorization)] : special
  }

  private static func primality(_ number: UInt64, _ factorization: Factorization) -> NumberTrait? {
    guard factorization.isPrime else {
      return factorization.divisorSum == 2 * UInt128(number) ? .perfect : nil
    }
    if number & (number + 1) == 0 { return .mersennePrime(exponent: number.nonzeroBitCount) }
    let twin = [number + 2, number - 2].first(where: \.isPrime)
    return twin.map { .twinPrime(twin: $0) } ?? .prime
  }

  private static func factorial(_ number: UInt64) -> NumberTrait? {
    var (product, factor) = (UInt128(1), 1)
    while product < number {
      factor += 1
      product *= UInt128(factor)
    }
    return product == number ? .factorial(of: factor) : nil
  }

  private static func fibonacci(_ number: UInt64) -> NumberTrait? {
    var (previous, current, index) = (UInt64(1), UInt64(1), 2)
    while current < number {
      (previous, current, index) = (current, previous + current, index + 1)
    }
    return current == number ? .fibonacci(index: index) : nil
  }

  /// The power with the first of the exponents with which the number is one.
  private static func power(
    _ factorization: Factorization, _ exponents: some Sequence<Int>
  ) -> NumberTrait? {
    for exponent in exponents {
      if let root = factorization.root(exponent) { return .power(base: root, exponent: exponent) }
    }
    return nil
  }

  private static func triangular(_ number: UInt64) -> NumberTrait? {
    // The root of k(k + 1) is about k + 1/2, so that rounding cannot change its whole part.
    let index = UInt64((2 * Double(number)).squareRoot())
    return UInt128(index) * UInt128(index + 1) == 2 * UInt128(number)
      ? .triangular(index: index) : nil
  }

  private static func narcissistic(_ number: UInt64) -> NumberTrait? {
    let digits = number.decimalDigits
    guard digits.count > 1 else { return nil }
    let sum = digits.reduce(UInt128(0)) { sum, digit in
      (0..<digits.count).reduce(1) { power, _ in power * UInt128(digit) } + sum
    }
    return sum == UInt128(number) ? .narcissistic(digits: digits.count) : nil
  }

  private static func palindrome(_ number: UInt64) -> NumberTrait? {
    let digits = number.decimalDigits
    return digits.count > 1 && digits == digits.reversed() ? .palindrome : nil
  }

  private static func ordinary(_ number: UInt64, _ factorization: Factorization) -> NumberTrait {
    if factorization.isSquarefree { return .productOfPrimes(factorization.powers.map(\.prime)) }
    let sum = factorization.divisorSum - UInt128(number)
    return sum > UInt128(number)
      ? .abundant(properDivisorSum: sum) : .deficient(properDivisorSum: sum)
  }
}

extension UInt64 {
  /// The decimal digits, the highest first.
  var decimalDigits: [Int] { "\(self)".compactMap(\.wholeNumberValue) }
}
