/// A place in cells; rows grow downwards.
struct Point: Hashable, Sendable {
  var x: Int
  var y: Int

  static let zero = Point(x: 0, y: 0)

  static func + (lhs: Self, rhs: Self) -> Self { Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
}
