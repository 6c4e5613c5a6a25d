/// Whether a person edits the rows of lists.
public enum EditMode: Hashable, Sendable {
  /// Rows are used as they are, are being deleted and moved, or show what is done to one of them.
  case inactive, active, transient

  /// Whether rows are being edited.
  public var isEditing: Bool { self != .inactive }
}

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

/// The room between the sections of a list.
public enum ListSectionSpacing: Hashable, Sendable {
  /// The usual, or less.
  case `default`, compact
}

/// Whether every second row has another ground.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
  /// As the host finds best, it has, and it has not.
  case automatic, enabled, disabled
}

/// How much something stands out.
public enum Prominence: Hashable, Sendable {
  /// As usual, and more.
  case standard, increased
}

/// How much the ground behind a view stands out, as that of a selected row does.
public struct BackgroundProminence: Hashable, Sendable {
  private let isIncreased: Bool

  /// As usual.
  public static let standard = BackgroundProminence(isIncreased: false)
  /// More, so that texts need another colour on it.
  public static let increased = BackgroundProminence(isIncreased: true)
}

/// How much a badge stands out; hosts draw all alike.
public enum BadgeProminence: Hashable, Sendable {
  /// As usual, less, or more.
  case standard, decreased, increased
}
