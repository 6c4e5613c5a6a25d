/// The places of an app that a browser's address bar can show, such as `/tab/b/b2?number=7`.
public struct NamedPlaces<State>: Sendable {
  /// Returns the place that a state shows.
  public var place: @Sendable (State) -> String
  /// Goes to a place; throws what is wrong with it, in words for a person.
  public var open: @Sendable (String, inout State) throws -> Void

  /// Makes it from both ways.
  public init(
    place: @escaping @Sendable (State) -> String,
    open: @escaping @Sendable (String, inout State) throws -> Void
  ) {
    self.place = place
    self.open = open
  }
}
