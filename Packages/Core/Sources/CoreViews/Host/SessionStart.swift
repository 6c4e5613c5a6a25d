/// Where a session begins: as it was kept, then at a place.
public struct SessionStart: Sendable {
  /// The bytes of a state that was kept; nil to begin anew.
  public var archived: [UInt8]?
  /// The place to go to, such as `/tab/b/b2?number=7`; nil to stay.
  public var place: String?

  /// Makes a start; without arguments, the one of a person who is new.
  public init(archived: [UInt8]? = nil, place: String? = nil) {
    self.archived = archived
    self.place = place
  }
}
