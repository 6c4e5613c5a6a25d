/// What an item of a toolbar is where a person arranges it, which hosts do.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int
  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// It is always offered.
  public static let alwaysAvailable = ToolbarCustomizationOptions(rawValue: 1)
}
