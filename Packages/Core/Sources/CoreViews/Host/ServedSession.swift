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
