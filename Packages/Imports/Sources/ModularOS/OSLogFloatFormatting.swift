import Foundation

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
