/// What two views have in common while one becomes the other.
public struct MatchedGeometryProperties: OptionSet, Hashable, Sendable {
  /// One bit for each property.
  public let rawValue: UInt32
  /// Makes properties from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The place.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}
