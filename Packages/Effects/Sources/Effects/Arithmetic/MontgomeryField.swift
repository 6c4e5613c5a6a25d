/// Multiplication modulo an odd number without division.
///
/// Numbers are kept in Montgomery form, multiplied by 2^64 modulo the modulus.
struct MontgomeryField {
  let modulus: UInt64
  /// 1 in Montgomery form.
  let one: UInt64
  private let inverse: UInt64
  private let square: UInt64

  /// - Parameter modulus: Odd, and larger than 1.
  init(modulus: UInt64) {
    precondition(modulus % 2 == 1 && modulus > 1, "A Montgomery modulus is odd and above 1.")
    self.modulus = modulus
    // Newton's iteration doubles the number of right bits; an odd number inverts its low 3 bits.
    var inverse = modulus
    for _ in 0..<5 { inverse &*= 2 &- modulus &* inverse }
    self.inverse = inverse
    one = (UInt64.max % modulus + 1) % modulus
    square = modulus.dividingFullWidth(one.multipliedFullWidth(by: one)).remainder
  }

  func encode(_ value: UInt64) -> UInt64 {
    multiply(value % modulus, square)
  }

  func multiply(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let product = a.multipliedFullWidth(by: b)
    let reduction = (product.low &* inverse).multipliedFullWidth(by: modulus).high
    let difference = product.high &- reduction
    return product.high < reduction ? difference &+ modulus : difference
  }

  func add(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let room = modulus - b
    return a >= room ? a - room : a + b
  }

  func power(_ base: UInt64, _ exponent: UInt64) -> UInt64 {
    var (result, base, exponent) = (one, base, exponent)
    while exponent > 0 {
      if exponent & 1 == 1 { result = multiply(result, base) }
      base = multiply(base, base)
      exponent >>= 1
    }
    return result
  }
}
