/// The view that a list or a scroll view is to show.
public struct ScrollPosition: Hashable {
  var id: AnyHashable?
  var anchor: UnitPoint?

  /// Makes a position that names no view.
  public init(idType: (some Hashable).Type) {}
  /// Makes a position that names no view.
  public init() {}
  /// Makes a position at a view.
  public init(id: some Hashable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }

  /// Names another view.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    self.id = AnyHashable(id)
    self.anchor = anchor
  }

  /// Returns the view that is named, if its id is of a type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { id?.base as? ID }
}
