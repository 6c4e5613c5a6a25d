/// What is known of a session that is kept, besides its state.
public struct KeptSessionSummary: Hashable, Sendable {
  /// The session's name, which only its browser knows.
  public var id: String
  /// When it was first saved, in seconds since 1970; nil if that is not known.
  public var begun: Double?
  /// When it was last saved, in seconds since 1970.
  public var saved: Double
  /// How many bytes its state has.
  public var bytes: Int
  /// Whether another process serves it.
  public var isElsewhere: Bool

  /// Makes it from its parts.
  public init(id: String, begun: Double?, saved: Double, bytes: Int, isElsewhere: Bool) {
    self.id = id
    self.begun = begun
    self.saved = saved
    self.bytes = bytes
    self.isElsewhere = isElsewhere
  }
}
