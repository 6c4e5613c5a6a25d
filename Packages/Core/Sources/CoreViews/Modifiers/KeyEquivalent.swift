/// A key by its character.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// The character that the key sends.
  public var character: Character

  /// Makes a key from its character.
  public init(_ character: Character) { self.character = character }
  /// Makes a key from its character.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  /// The key that ends a line.
  public static let `return` = KeyEquivalent("\r")
  /// The key that leaves.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that deletes backwards.
  public static let delete = KeyEquivalent("\u{8}")
  /// The key that deletes forwards.
  public static let deleteForward = KeyEquivalent("\u{7F}")
  /// The key that goes on to the next field.
  public static let tab = KeyEquivalent("\t")
  /// The longest key.
  public static let space = KeyEquivalent(" ")
  /// The arrow upwards.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow downwards.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// The key to the beginning.
  public static let home = KeyEquivalent("\u{F729}")
  /// The key to the end.
  public static let end = KeyEquivalent("\u{F72B}")
  /// The key one page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// The key one page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
}
