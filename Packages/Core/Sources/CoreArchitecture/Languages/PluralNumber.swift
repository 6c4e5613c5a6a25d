internal import Foundation

/// A number as it stands in a text, by which the form of a plural is chosen: 1 and 1.0 may differ.
@usableFromInline
struct PluralNumber: Hashable, Sendable {
  /// The digits before the fraction.
  @usableFromInline let integer: UInt64
  /// The digits of the fraction that are shown, as a number.
  @usableFromInline let fraction: UInt64
  /// How many digits of the fraction are shown.
  @usableFromInline let fractionDigits: UInt8

  /// Takes a whole number; nil for one of more than twenty digits.
  @inlinable
  init?(_ value: some BinaryInteger) {
    guard let integer = UInt64(exactly: value.magnitude) else { return nil }
    (self.integer, fraction, fractionDigits) = (integer, 0, 0)
  }

  /// Takes any number, as a text writes it; nil for what is no number.
  ///
  /// Signs, units and what divides thousands do not count: all but the digits of the number's whole
  /// part are those of a fraction.
  init?<Value>(_ value: Value, writtenAs text: String) {
    if let whole = value as? any BinaryInteger {
      guard let number = PluralNumber(whole) else { return nil }
      self = number
      return
    }
    guard let amount = Self.amount(of: value), amount.isFinite, amount < 1e15 else { return nil }
    let digits = text.compactMap(\.wholeNumberValue)
    let shown = digits.count - String(UInt64(amount)).count
    guard (0...15).contains(shown), digits.count <= 18 else { return nil }
    func number(_ digits: some Sequence<Int>) -> UInt64 {
      digits.reduce(0) { $0 * 10 + UInt64($1) }
    }
    integer = number(digits.dropLast(shown))
    fraction = number(digits.suffix(shown))
    fractionDigits = UInt8(shown)
  }

  private static func amount(of value: Any) -> Double? {
    switch value {
    case let value as Double: value.magnitude
    case let value as Float: Double(value.magnitude)
    case let value as CGFloat: Double(value.magnitude)
    case let value as Decimal: NSDecimalNumber(decimal: value.magnitude).doubleValue
    default: nil
    }
  }

  /// The digits of the fraction without the zeros behind them, as a number.
  var shortFraction: UInt64 {
    var fraction = fraction
    while fraction > 0, fraction.isMultiple(of: 10) { fraction /= 10 }
    return fraction
  }
}
