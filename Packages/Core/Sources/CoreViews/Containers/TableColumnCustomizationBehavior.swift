/// What a person may do with a column of a ``Table``.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes behaviours of their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving it, which no host offers.
  public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
  /// Making it wider, which no host offers.
  public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
  /// Hiding it and bringing it back.
  public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
  /// All of it.
  public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}
