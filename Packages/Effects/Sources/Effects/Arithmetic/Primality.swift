/// The first twelve primes: as Miller–Rabin bases they decide every number below 2^64.
private let bases: [UInt64] = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]

extension UInt64 {
  /// Whether the number is prime, decided for certain by Miller–Rabin in O(log n) multiplications.
  var isPrime: Bool {
    if self < 2 { return false }
    for base in bases where self % base == 0 { return self == base }
    let field = MontgomeryField(modulus: self)
    let minusOne = self - field.one
    let twos = (self - 1).trailingZeroBitCount
    return bases.allSatisfy { base in
      var witness = field.power(field.encode(base), (self - 1) >> twos)
      if witness == field.one || witness == minusOne { return true }
      for _ in 1..<Swift.max(twos, 1) {
        witness = field.multiply(witness, witness)
        if witness == minusOne { return true }
      }
      return false
    }
  }

  /// The smallest prime above the number, nil if it does not fit.
  var nextPrime: UInt64? {
    var candidate = self
    while candidate < .max {
      candidate += 1
      if candidate.isPrime { return candidate }
    }
    return nil
  }

  /// The largest prime below the number, nil if there is none.
  var previousPrime: UInt64? {
    var candidate = self
    while candidate > 2 {
      candidate -= 1
      if candidate.isPrime { return candidate }
    }
    return nil
  }
}
