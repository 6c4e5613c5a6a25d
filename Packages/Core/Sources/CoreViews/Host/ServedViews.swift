@_spi(Isolation) internal import CoreDependencies

/// What a host that serves many people is given: it makes a session of the views for each of them.
public struct ServedViews: Sendable {
  private let make: @Sendable (isolated any Actor, SessionStart) throws -> ServedSession
  /// Whether a session's state can be kept and begun with again.
  public let isKept: Bool
  /// Whether sessions are made and used on the main actor's executor, whatever their actor.
  public let isOnMainActor: Bool

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
