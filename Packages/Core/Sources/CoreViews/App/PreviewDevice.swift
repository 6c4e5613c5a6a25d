/// The name of a device.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String
  /// Makes a device from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a device from its name.
  public init(stringLiteral value: String) { rawValue = value }
}
