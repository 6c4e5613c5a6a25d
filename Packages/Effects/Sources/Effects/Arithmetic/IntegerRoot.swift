extension UInt64 {
  /// The largest number whose power with `exponent`, which is at least 2, does not exceed this one.
  func integerRoot(_ exponent: Int) -> UInt64 {
    var (low, high) = (UInt64(0), UInt64(1) << (64 / exponent + 1))
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if let power = middle.raised(to: exponent), power <= self {
        low = middle
      } else {
        high = middle
      }
    }
    return low
  }

  /// The number raised to a power; nil if that does not fit.
  func raised(to exponent: Int) -> UInt64? {
    var result: UInt64 = 1
    for _ in 0..<exponent {
      let product = result.multipliedReportingOverflow(by: self)
      if product.overflow { return nil }
      result = product.partialValue
    }
    return result
  }

  /// The greatest common divisor, by Euclid's algorithm; with 0, it is the other number.
  func greatestCommonDivisor(with other: UInt64) -> UInt64 {
    var (a, b) = (self, other)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
