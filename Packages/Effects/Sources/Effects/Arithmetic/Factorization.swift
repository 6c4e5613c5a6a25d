/// The prime factors of a number.
public struct Factorization: Sendable {
  /// A prime number, and how often it divides.
  public struct PrimePower: Equatable, Sendable {
    /// The prime number.
    public let prime: UInt64
    /// How often the prime divides, at least once.
    public let exponent: Int
  }

  /// Ascending by prime; empty for 1.
  public let powers: [PrimePower]

  /// Factors a positive number; two primes near 2^32, the worst case, take some 10^5 steps.
  public init(of number: UInt64) {
    precondition(number > 0, "Zero has no factorization.")
    var exponents: [UInt64: Int] = [:]
    var rest = number
    for divisor in 2..<UInt64(256) {
      while rest.isMultiple(of: divisor) {
        exponents[divisor, default: 0] += 1
        rest /= divisor
      }
    }
    var unsplit = rest > 1 ? [rest] : []
    while let factor = unsplit.popLast() {
      if factor.isPrime {
        exponents[factor, default: 0] += 1
      } else {
        let divisor = factor.properDivisor
        unsplit += [divisor, factor / divisor]
      }
    }
    powers = exponents.map(PrimePower.init).sorted { $0.prime < $1.prime }
  }

  /// Whether the number is prime.
  public var isPrime: Bool { powers.count == 1 && powers[0].exponent == 1 }
  var isSquarefree: Bool { powers.allSatisfy { $0.exponent == 1 } }

  /// How many positive divisors the number has.
  var divisorCount: Int {
    powers.reduce(1) { $0 * ($1.exponent + 1) }
  }

  /// The sum of all positive divisors, which may exceed 64 bits.
  var divisorSum: UInt128 {
    powers.reduce(1) { sum, power in
      var factor: UInt128 = 1
      for _ in 0..<power.exponent { factor = factor * UInt128(power.prime) + 1 }
      return sum * factor
    }
  }

  /// The number whose power with the exponent this one is, nil if there is none.
  func root(_ exponent: Int) -> UInt64? {
    guard powers.allSatisfy({ $0.exponent.isMultiple(of: exponent) }) else { return nil }
    return powers.reduce(1) { root, power in
      root * (0..<power.exponent / exponent).reduce(1) { product, _ in product * power.prime }
    }
  }
}

extension UInt64 {
  /// A divisor other than 1 and the number itself, which must be composite and above 2^16.
  ///
  /// It is found by Pollard's rho with Floyd's cycle detection. If a sequence closes its cycle
  /// without a divisor, the next sequence is tried.
  fileprivate var properDivisor: UInt64 {
    var constant: UInt64 = 1
    while true {
      var (tortoise, hare, divisor) = (UInt64(2), UInt64(2), UInt64(1))
      func next(_ x: UInt64) -> UInt64 {
        let square = x.multiplied(by: x, modulo: self)
        return square < self - constant ? square + constant : square - (self - constant)
      }
      while divisor == 1 {
        tortoise = next(tortoise)
        hare = next(next(hare))
        let distance = tortoise > hare ? tortoise - hare : hare - tortoise
        divisor = greatestCommonDivisor(with: distance)
      }
      if divisor != self { return divisor }
      constant += 1
    }
  }

  /// The greatest common divisor, by Euclid's algorithm; with 0, it is the number itself.
  private func greatestCommonDivisor(with other: UInt64) -> UInt64 {
    var (a, b) = (self, other)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}

/// The first twelve primes: as Miller–Rabin bases they decide every number below 2^64.
private let bases: [UInt64] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]

extension UInt64 {
  /// Whether the number is prime, decided for certain by Miller–Rabin in O(log n) multiplications.
  public var isPrime: Bool {
    if self < 2 { return false }
    for base in bases where isMultiple(of: base) { return self == base }
    let twos = (self - 1).trailingZeroBitCount
    return bases.allSatisfy { base in
      var power = base.raised(to: (self - 1) >> twos, modulo: self)
      if power == 1 { return true }
      for _ in 1..<twos where power != self - 1 {
        power = power.multiplied(by: power, modulo: self)
      }
      return power == self - 1
    }
  }

  /// The smallest prime above the number, nil if it does not fit.
  var nextPrime: UInt64? {
    self < .max ? (self + 1 ... .max).first(where: \.isPrime) : nil
  }

  /// The largest prime below the number, nil if there is none.
  var previousPrime: UInt64? { (0..<self).last(where: \.isPrime) }

  func multiplied(by other: UInt64, modulo modulus: UInt64) -> UInt64 {
    modulus.dividingFullWidth(multipliedFullWidth(by: other)).remainder
  }

  private func raised(to exponent: UInt64, modulo modulus: UInt64) -> UInt64 {
    if exponent == 0 { return 1 }
    let root = raised(to: exponent / 2, modulo: modulus)
    let square = root.multiplied(by: root, modulo: modulus)
    return exponent.isMultiple(of: 2) ? square : square.multiplied(by: self, modulo: modulus)
  }
}
