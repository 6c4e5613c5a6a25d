import CoreViews
import Foundation

/// The size of a cell in points: text of a usual size is about as wide and high.
enum Cells {
  static let width: CGFloat = 8
  static let height: CGFloat = 16

  static func size(_ size: CGSize) -> Size {
    Size(width: count(size.width / width), height: count(size.height / height))
  }

  static func point(_ point: CGPoint) -> Point {
    Point(x: count(point.x / width), y: count(point.y / height))
  }

  static func points(_ size: Size) -> CGSize {
    CGSize(width: CGFloat(size.width) * width, height: CGFloat(size.height) * height)
  }

  static func points(_ frame: Rect) -> CGRect {
    CGRect(
      x: CGFloat(frame.x) * width, y: CGFloat(frame.y) * height,
      width: CGFloat(frame.width) * width, height: CGFloat(frame.height) * height)
  }

  /// The whole rows of a room in points.
  static func rows(_ points: Double) -> Int { max(0, count((points / height).rounded(.down))) }

  /// No frame is larger: numbers of views may be anything.
  private static let most: CGFloat = 100_000

  private static func count(_ length: CGFloat) -> Int {
    length.isNaN ? 0 : Int(min(max(length.rounded(), -most), most))
  }
}
