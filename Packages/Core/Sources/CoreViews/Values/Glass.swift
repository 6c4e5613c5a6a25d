/// A kind of glass, which no host draws.
public struct Glass: Hashable, Sendable {
  /// As usual.
  public static let regular = Glass()
  /// More of what is behind can be seen.
  public static let clear = Glass()
  /// None.
  public static let identity = Glass()
  /// Returns glass of a colour.
  public func tint(_ color: Color?) -> Glass { self }
  /// Returns glass that follows a finger.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}
