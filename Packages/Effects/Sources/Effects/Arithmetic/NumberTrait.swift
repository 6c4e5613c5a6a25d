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
  /// All traits of a number above 1, the most remarkable first.
  ///
  /// The result is never empty: a number without anything special is abundant, deficient, or a
  /// product of primes.
  static func all(of number: UInt64, factorization: Factorization) -> [NumberTrait] {
    let power = greatestPower(number)
    var traits: [NumberTrait?] = [
      primality(number, factorization), factorial(number), fibonacci(number), power,
      triangular(number), narcissistic(number), palindrome(number),
    ]
    for exponent in [2, 3] {
      let smaller = self.power(number, exponent: exponent)
      if smaller != power { traits.append(smaller) }
    }
    let special = traits.compactMap(\.self)
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
    var (product, factor) = (UInt64(1), UInt64(1))
    while product < number {
      factor += 1
      let next = product.multipliedReportingOverflow(by: factor)
      if next.overflow { return nil }
      product = next.partialValue
    }
    return product == number ? .factorial(of: Int(factor)) : nil
  }

  private static func fibonacci(_ number: UInt64) -> NumberTrait? {
    var (previous, current, index) = (UInt64(1), UInt64(1), 2)
    while current < number {
      let next = previous.addingReportingOverflow(current)
      if next.overflow { return nil }
      (previous, current, index) = (current, next.partialValue, index + 1)
    }
    return current == number ? .fibonacci(index: index) : nil
  }

  private static func greatestPower(_ number: UInt64) -> NumberTrait? {
    for exponent in stride(from: 63, through: 2, by: -1) {
      if let power = power(number, exponent: exponent) { return power }
    }
    return nil
  }

  private static func power(_ number: UInt64, exponent: Int) -> NumberTrait? {
    let root = number.integerRoot(exponent)
    guard root > 1, root.raised(to: exponent) == number else { return nil }
    return .power(base: root, exponent: exponent)
  }

  private static func triangular(_ number: UInt64) -> NumberTrait? {
    guard number <= 1 << 63 else { return nil }
    // For k(k + 1) / 2 the root of the double is k. 2^64, the one double that does not fit, has a
    // root of its own.
    let double = number.multipliedReportingOverflow(by: 2)
    let index = double.overflow ? 1 << 32 : double.partialValue.integerRoot(2)
    let product = index.multipliedFullWidth(by: index + 1)
    return product.high == 0 && product.low == double.partialValue
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
