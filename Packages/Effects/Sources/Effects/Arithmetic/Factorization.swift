/// The prime factors of a number.
struct Factorization {
  struct PrimePower: Equatable {
    let prime: UInt64
    var exponent: Int
  }

  /// Ascending by prime; empty for 1.
  private(set) var powers: [PrimePower] = []

  /// Factors a positive number; two primes near 2^32, the worst case, take some 10^5
  /// multiplications.
  init(of number: UInt64) {
    precondition(number > 0, "Zero has no factorization.")
    var rest = number
    for prime in Self.smallPrimes where rest % prime == 0 {
      var exponent = 0
      while rest % prime == 0 {
        rest /= prime
        exponent += 1
      }
      powers.append(PrimePower(prime: prime, exponent: exponent))
    }
    var unsplit = rest > 1 ? [rest] : []
    var large: [UInt64] = []
    while let factor = unsplit.popLast() {
      if factor.isPrime {
        large.append(factor)
      } else {
        let divisor = factor.properDivisor
        unsplit += [divisor, factor / divisor]
      }
    }
    for prime in large.sorted() {
      if powers.last?.prime == prime {
        powers[powers.count - 1].exponent += 1
      } else {
        powers.append(PrimePower(prime: prime, exponent: 1))
      }
    }
  }

  var isPrime: Bool { powers.count == 1 && powers[0].exponent == 1 }
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

  private static let smallPrimes = (2..<256).filter { candidate in
    (2..<candidate).allSatisfy { candidate % $0 != 0 }
  }.map(UInt64.init)
}

extension UInt64 {
  /// A divisor other than 1 and the number itself, which must be odd and composite.
  ///
  /// It is found by Pollard's rho in Brent's form. If a sequence closes its cycle without a
  /// divisor, the next sequence is tried.
  fileprivate var properDivisor: UInt64 {
    let root = integerRoot(2)
    if root * root == self { return root }
    let field = MontgomeryField(modulus: self)
    var constant: UInt64 = 1
    while true {
      if let divisor = brentDivisor(in: field, constant: constant) { return divisor }
      constant += 1
    }
  }

  private func brentDivisor(in field: MontgomeryField, constant: UInt64) -> UInt64? {
    let constant = field.encode(constant)
    let batch = 128
    func step(_ x: UInt64) -> UInt64 { field.add(field.multiply(x, x), constant) }
    func distance(_ a: UInt64, _ b: UInt64) -> UInt64 { a > b ? a - b : b - a }

    var (hare, tortoise, start) = (field.one, field.one, field.one)
    var divisor: UInt64 = 1
    var length = 1
    while divisor == 1 {
      tortoise = hare
      for _ in 0..<length { hare = step(hare) }
      var done = 0
      while done < length && divisor == 1 {
        start = hare
        var product = field.one
        for _ in 0..<Swift.min(batch, length - done) {
          hare = step(hare)
          product = field.multiply(product, distance(tortoise, hare))
        }
        divisor = product.greatestCommonDivisor(with: self)
        done += batch
      }
      length *= 2
    }
    // A whole batch at once may have caught every prime: repeat its steps one by one.
    if divisor == self {
      repeat {
        start = step(start)
        divisor = distance(tortoise, start).greatestCommonDivisor(with: self)
      } while divisor == 1
    }
    return divisor == self ? nil : divisor
  }
}
