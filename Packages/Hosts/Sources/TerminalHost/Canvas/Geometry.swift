struct Rect: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(_ origin: Point, _ size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  var origin: Point { Point(x: x, y: y) }
  /// The first column right of it.
  var maxX: Int { x + width }
  /// The first row below it.
  var maxY: Int { y + height }

  func contains(_ point: Point) -> Bool {
    (x..<max(x, maxX)).contains(point.x) && (y..<max(y, maxY)).contains(point.y)
  }

  func moved(by offset: Point) -> Rect {
    Rect(x: x + offset.x, y: y + offset.y, width: width, height: height)
  }

  func inset(horizontally: Int = 0, vertically: Int = 0) -> Rect {
    Rect(
      x: x + horizontally, y: y + vertically,
      width: max(0, width - 2 * horizontally), height: max(0, height - 2 * vertically))
  }

  /// The outermost rows and columns.
  var edges: [Rect] {
    [
      Rect(x: x, y: y, width: width, height: 1), Rect(x: x, y: maxY - 1, width: width, height: 1),
      Rect(x: x, y: y + 1, width: 1, height: height - 2),
      Rect(x: maxX - 1, y: y + 1, width: 1, height: height - 2),
    ]
  }

  func intersection(_ other: Rect) -> Rect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return Rect(
      x: left, y: top,
      width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }
}

/// A place in cells; rows grow downwards.
struct Point: Hashable, Sendable {
  var x: Int
  var y: Int

  static let zero = Point(x: 0, y: 0)

  static func + (lhs: Self, rhs: Self) -> Self { Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y) }
}

struct Size: Hashable, Sendable {
  var width: Int
  var height: Int

  static let zero = Size(width: 0, height: 0)
}
