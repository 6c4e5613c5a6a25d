/// An action of a session that was under way when a process ended, or did not return.
public struct SessionFault: Hashable, Sendable {
  /// The session's name.
  public var session: String
  /// The action's number; 0 for the making of the session's views.
  public var number: UInt64

  /// Makes it from its parts.
  public init(session: String, number: UInt64) {
    self.session = session
    self.number = number
  }
}
