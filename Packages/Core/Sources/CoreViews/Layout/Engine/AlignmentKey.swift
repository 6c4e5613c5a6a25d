internal import Foundation

/// A line of views, across one of the axes.
struct AlignmentKey: Hashable, Sendable {
  let id: any AlignmentID.Type
  /// The axis along which the line has a place.
  let axis: Axis

  static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id && lhs.axis == rhs.axis }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }

  var isBaseline: Bool {
    id == AlignmentLine.FirstBaseline.self || id == AlignmentLine.LastBaseline.self
  }

  /// A line at a part of the length: 0 for the start, 1 for the end; nil for any other.
  var fraction: CGFloat? { (id as? any AlignmentLine.Fraction.Type)?.fraction }
}
