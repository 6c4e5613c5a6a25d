extension UInt64 {
  /// The largest number whose power with `exponent`, at least 2, does not exceed this number.
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

  /// The power, nil when it does not fit.
  func raised(to exponent: Int) -> UInt64? {
    var result: UInt64 = 1
    for _ in 0..<exponent {
      let product = result.multipliedReportingOverflow(by: self)
      if product.overflow { return nil }
      result = product.partialValue
    }
    return result
  }

  /// Euclid's algorithm; the divisor shared with 0 is the other number.
  func greatestCommonDivisor(with other: UInt64) -> UInt64 {
    var (a, b) = (self, other)
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
