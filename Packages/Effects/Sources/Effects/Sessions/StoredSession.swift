/// A session of a server as it is kept between its lives.
public struct StoredSession: Hashable, Sendable {
  /// The session's name, which only its browser knows.
  public var id: String
  /// The browser that may show it.
  public var browser: String
  /// The number of the last action that its state holds.
  public var applied: UInt64
  /// The state, as the program has written it.
  public var state: [UInt8]
  /// Tells this owner's hold on it from those before; 0 until it was taken.
  public var fence: UInt64

  /// Makes it from its parts.
  public init(id: String, browser: String, applied: UInt64, state: [UInt8], fence: UInt64 = 0) {
    self.id = id
    self.browser = browser
    self.applied = applied
    self.state = state
    self.fence = fence
  }
}

/// That an owner holds a session, which is true until another one has taken it.
public struct SessionClaim: Hashable, Sendable {
  /// The session's name.
  public var id: String
  /// Who says so.
  public var owner: String
  /// What the session came with when he took it: ``StoredSession/fence``.
  public var fence: UInt64

  /// Makes it from its parts.
  public init(id: String, owner: String, fence: UInt64) {
    self.id = id
    self.owner = owner
    self.fence = fence
  }
}

/// What is known of a session that is kept, besides its state.
public struct StoredSessionSummary: Hashable, Sendable {
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

/// An action of a session that was under way when a process ended, or did not return.
public struct SessionFault: Hashable, Sendable {
  /// The session's name.
  public var session: String
  /// The action's number; 0 for the making of the session's views, ``effects`` for what its effects
  /// have sent.
  public var number: UInt64

  /// The number that stands for all actions of a session's effects.
  public static let effects = UInt64(Int64.max)

  /// Makes it from its parts.
  public init(session: String, number: UInt64) {
    self.session = session
    self.number = number
  }
}
