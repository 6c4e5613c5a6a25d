/// The first twelve primes: as Miller–Rabin bases they decide every number below 2^64.
private let bases: [UInt64] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]

extension UInt64 {
  /// Whether the number is prime, decided for certain by Miller–Rabin in O(log n) multiplications.
  var isPrime: Bool {
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
