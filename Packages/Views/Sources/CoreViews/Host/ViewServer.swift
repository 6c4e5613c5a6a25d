@_spi(Isolation) internal import CoreDependencies

/// Serves views to many people at once, a session for each, until the process is told to end.
public protocol ViewServer: AnyObject {
  /// Serves until the end.
  ///
  /// - Parameters:
  ///   - views: Makes the sessions.
  ///   - settings: The settings by their names, as they were typed.
  /// - Returns: The exit status of the process, which is not 0 if a setting is wrong; what is wrong
  ///   is told on standard error.
  @MainActor func serve(_ views: ServedViews, settings: [String: String]) async -> Int32
}

/// What a host that serves many people is given: it makes a session of the views for each of them.
public struct ServedViews: Sendable {
  private let make: @Sendable (isolated any Actor, SessionStart) throws -> ServedSession
  /// Whether a session's state can be kept and begun with again.
  public let isKept: Bool
  /// Whether sessions are made and used on the main actor's executor, whatever their actor.
  public let isOnMainActor: Bool
  /// What its sessions are made of, for those who make them otherwise; nil if they are not made of
  /// a store that is theirs alone.
  package var parts: (any Sendable)?

  /// Makes it from a closure that makes a session on an actor.
  ///
  /// The closure throws a ``SessionRefusal`` if it cannot begin so.
  public init(
    isKept: Bool = false, isOnMainActor: Bool = false,
    _ make: @escaping @Sendable (isolated any Actor, SessionStart) throws -> ServedSession
  ) {
    self.isKept = isKept
    self.isOnMainActor = isOnMainActor
    self.make = make
  }

  /// Makes a session that belongs to an actor, as do the stores that are made on the way.
  public func session(on actor: isolated any Actor, start: SessionStart) throws -> ServedSession {
    let owner: any Actor = isOnMainActor ? MainActor.shared : actor
    return try DefaultIsolation.$actor.withValue(owner) { try make(actor, start) }
  }
}

/// One person's session on a host that serves many.
///
/// It belongs to the actor that it was made on.
public struct ServedSession {
  /// The views.
  public var views: any ViewSession
  /// Returns the state as bytes that a later session can begin with; throws if it cannot be
  /// written.
  ///
  /// Nil if the program keeps no states.
  public var archived: (() throws -> [UInt8])?
  /// Whether nothing runs for it, its state can be read from what is written of it, and its views
  /// keep nothing else.
  ///
  /// Nil if the program keeps no states. Complexity: linear in the state and in the views.
  @_spi(Hosts) public var isAtRest: (() -> Bool)?
  /// Returns the place that is shown, such as `/tab/b/b2?number=7`; nil if places have no names.
  public var place: (() -> String)?
  /// Called when the session is over, after the views are closed.
  public var end: () -> Void

  /// Makes a session of views, and what a host can know of them.
  public init(
    views: any ViewSession, archived: (() throws -> [UInt8])? = nil, place: (() -> String)? = nil,
    end: @escaping () -> Void = {}
  ) {
    self.views = views
    self.archived = archived
    self.place = place
    self.end = end
  }
}

/// Where a session begins: as it was kept, then at a place.
public struct SessionStart: Sendable {
  /// The bytes of a state that was kept; nil to begin anew.
  public var archived: [UInt8]?
  /// The place to go to, such as `/tab/b/b2?number=7`; nil to stay.
  public var place: String?
  /// Whether nobody sees the session, which is made to see what it shows: the tasks of its views do
  /// not run, nor what they do when they appear.
  @_spi(Hosts) public var isRehearsal = false

  /// Makes a start; without arguments, the one of a person who is new.
  public init(archived: [UInt8]? = nil, place: String? = nil) {
    self.archived = archived
    self.place = place
  }
}

/// Why a session cannot begin as it was asked to; the texts are for a person to read.
public enum SessionRefusal: Error, Hashable, Sendable {
  /// There is no such place.
  case unknownPlace(String)
  /// What was kept cannot be read, as after a change of the program.
  case unreadable(String)
}
