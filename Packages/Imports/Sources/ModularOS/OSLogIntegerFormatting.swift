/// How whole numbers are written.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let minDigits: Int

  /// To the base of ten.
  public static let decimal = OSLogIntegerFormatting(radix: 10, minDigits: 1)
  /// To the base of sixteen.
  public static let hex = OSLogIntegerFormatting(radix: 16, minDigits: 1)
  /// To the base of eight.
  public static let octal = OSLogIntegerFormatting(radix: 8, minDigits: 1)

  /// Decimal, with zeros in front up to a number of digits.
  public static func decimal(minDigits: Int) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(radix: 10, minDigits: minDigits)
  }

  func text<Value: FixedWidthInteger>(_ value: Value) -> String {
    let digits = String(value.magnitude, radix: radix)
    let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
    return (value < 0 ? "-" : "") + zeros + digits
  }
}
