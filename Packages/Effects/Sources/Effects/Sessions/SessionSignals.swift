/// What processes that share sessions tell each other.
///
/// A signal may be lost, so that nobody relies on one.
public struct SessionSignals: Sendable {
  /// What a process hears.
  public enum Signal: Hashable, Sendable {
    /// Another one wants a session for a page, and hears under a name. Whether it knows that this
    /// process holds the session.
    case wanted(id: String, by: String, page: String, isToAll: Bool)
    /// Another one has let a session go.
    case free(id: String)
    /// Another one has stored a session which a page shows, so that a copy of it can be made.
    case copied(id: String)
    /// A browser has another name, or has come with that; nil if any may have, as signals were
    /// missed.
    case renewed(browser: String?)
    /// This process has not said for too long that it runs, so that others may have its sessions.
    case late
  }

  /// All that this process hears from now on, for one who listens.
  public var heard: AsyncStream<Signal>
  /// Whether this process has said so lately that it runs that nobody can have its sessions.
  public var isSure: @Sendable () -> Bool
  /// Notes that it is known, after ``Signal/late``, which sessions are another's.
  public var checked: @Sendable () -> Void
  /// Asks whoever holds a session for it, on behalf of a page; all, where nobody is known to.
  public var ask: @Sendable (_ id: String, _ page: String) -> Void
  /// Tells a process that it can take a session.
  public var tellFree: @Sendable (_ id: String, _ peer: String) -> Void
  /// Tells a process that it can copy a session.
  public var tellCopied: @Sendable (_ id: String, _ peer: String) -> Void

  /// Makes it from its parts.
  public init(
    heard: AsyncStream<Signal>, isSure: @escaping @Sendable () -> Bool,
    checked: @escaping @Sendable () -> Void,
    ask: @escaping @Sendable (String, String) -> Void,
    tellFree: @escaping @Sendable (String, String) -> Void,
    tellCopied: @escaping @Sendable (String, String) -> Void
  ) {
    self.heard = heard
    self.isSure = isSure
    self.checked = checked
    self.ask = ask
    self.tellFree = tellFree
    self.tellCopied = tellCopied
  }
}
