import Foundation

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

/// How numbers with a fraction are written.
public struct OSLogFloatFormatting: Sendable {
  private let specifier: String

  /// With six digits behind the point.
  public static let fixed = OSLogFloatFormatting(specifier: "%f")
  /// With six digits and an exponent.
  public static let exponential = OSLogFloatFormatting(specifier: "%e")
  /// With an exponent where that is shorter.
  public static let hybrid = OSLogFloatFormatting(specifier: "%g")

  /// With a number of digits behind the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "%.\(max(0, precision))f")
  }

  func text(_ value: Double) -> String { String(format: specifier, value) }
}

/// How wide a part of a message is, and on which side it stands.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  /// As wide as it is.
  public static let none = OSLogStringAlignment(columns: 0, isRight: false)

  /// At the left of so many columns.
  public static func left(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }

  /// At the right of so many columns.
  public static func right(columns: Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  func aligned(_ text: String) -> String {
    let room = String(repeating: " ", count: max(0, columns - text.count))
    return isRight ? room + text : text + room
  }
}

/// Who may read a part of a message.
public struct OSLogPrivacy: Sendable {
  enum Kind { case automatic, `public`, hidden }

  let kind: Kind

  /// Everybody, unless it is text.
  public static let auto = OSLogPrivacy(kind: .automatic)
  /// Everybody.
  public static let `public` = OSLogPrivacy(kind: .public)
  /// Nobody.
  public static let `private` = OSLogPrivacy(kind: .hidden)
  /// Nobody, as `private`.
  public static let sensitive = OSLogPrivacy(kind: .hidden)
}
