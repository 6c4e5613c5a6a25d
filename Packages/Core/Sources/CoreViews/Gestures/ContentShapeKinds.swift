/// What the outline of a view is for; hosts use its frame.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// One bit for each purpose.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Pressing.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// A menu's preview.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 2)
  /// Dragging.
  public static let dragPreview = ContentShapeKinds(rawValue: 4)
  /// The pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// Reading aloud.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
