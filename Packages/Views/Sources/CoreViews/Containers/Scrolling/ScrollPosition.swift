public import Foundation

/// The view or the end that a list or a scroll view is to show.
///
/// Hosts do not tell where a person has scrolled to, so `isPositionedByUser` is false.
public struct ScrollPosition: Hashable {
  var id: AnyHashable?
  var anchor: UnitPoint?
  /// Counts what was asked for, so that the same is done again.
  private var number = 0
  /// The end that is asked for; nil where a view is.
  public private(set) var edge: Edge?
  /// The point that is asked for; nil where a view or an end is.
  public private(set) var point: CGPoint?
  /// Whether a person has scrolled since something was asked for.
  public var isPositionedByUser: Bool { false }

  /// Makes a position that names no view.
  public init(idType: (some Hashable).Type) {}
  /// Makes a position that names no view.
  public init() {}
  /// Makes a position at a view.
  public init(id: some Hashable, anchor: UnitPoint? = nil) { scrollTo(id: id, anchor: anchor) }
  /// Makes a position at an end.
  public init(edge: Edge) { scrollTo(edge: edge) }
  /// Makes a position at an end, for views with ids of a type.
  public init(idType: (some Hashable).Type, edge: Edge) { scrollTo(edge: edge) }
  /// Makes a position at a point.
  public init(point: CGPoint) { scrollTo(point: point) }
  /// Makes a position at a point.
  public init(x: CGFloat, y: CGFloat) { scrollTo(x: x, y: y) }

  /// Names another view.
  public mutating func scrollTo(id: some Hashable, anchor: UnitPoint? = nil) {
    (self.id, edge, point) = (AnyHashable(id), nil, nil)
    self.anchor = anchor
    number += 1
  }

  /// Names an end.
  public mutating func scrollTo(edge: Edge) {
    (id, anchor, point) = (nil, nil, nil)
    self.edge = edge
    number += 1
  }

  /// Names a point; hosts go to the start for one there, and stay where they are for any other.
  public mutating func scrollTo(point: CGPoint) {
    (id, anchor, edge) = (nil, nil, point.y <= 0 && point.x <= 0 ? .top : nil)
    self.point = point
    number += 1
  }

  /// Names a point; hosts go to the start for one there, and stay where they are for any other.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { scrollTo(point: CGPoint(x: x, y: y)) }
  /// Names the distance from the top.
  public mutating func scrollTo(y: CGFloat) { scrollTo(x: 0, y: y) }
  /// Names the distance from the leading edge.
  public mutating func scrollTo(x: CGFloat) { scrollTo(x: x, y: 0) }

  /// Returns the view that is named, if its id is of a type.
  public func viewID<ID: Hashable>(type: ID.Type) -> ID? { id?.base as? ID }
}
