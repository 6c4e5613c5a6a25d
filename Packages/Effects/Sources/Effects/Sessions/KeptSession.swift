/// A session of a server as it is kept between its lives.
public struct KeptSession: Hashable, Sendable {
  /// The session's name, which only its browser knows.
  public var id: String
  /// The browser that may show it.
  public var browser: String
  /// The number of the last action that its state holds.
  public var applied: UInt64
  /// The state, as the program has written it.
  public var state: [UInt8]

  /// Makes it from its parts.
  public init(id: String, browser: String, applied: UInt64, state: [UInt8]) {
    self.id = id
    self.browser = browser
    self.applied = applied
    self.state = state
  }
}
