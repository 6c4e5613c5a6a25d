/// What a person may do with the rows of a collection.
public struct EditActions<Data>: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving rows.
  public static var move: EditActions { EditActions(rawValue: 1) }
  /// Deleting rows.
  public static var delete: EditActions { EditActions(rawValue: 2) }
  /// All of it.
  public static var all: EditActions { [.move, .delete] }
}
