public import CoreViews
public import Foundation

/// A shape for the points of a chart.
public protocol ChartSymbolShape: Shape {
  /// How large it seems among others: 1 for a square.
  var perceptualUnitRect: CGRect { get }
}

extension ChartSymbolShape {
  /// The unit square.
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The shapes that charts have for points.
public struct BasicChartSymbolShape: ChartSymbolShape, Hashable, Sendable {
  enum Kind: Hashable, CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind

  /// Round.
  public static let circle = Self(kind: .circle)
  /// With four corners, on a side or on a corner.
  public static let (square, diamond) = (Self(kind: .square), Self(kind: .diamond))
  /// With three corners, or five.
  public static let (triangle, pentagon) = (Self(kind: .triangle), Self(kind: .pentagon))
  /// Lines that cross.
  public static let (plus, cross, asterisk) = (
    Self(kind: .plus), Self(kind: .cross), Self(kind: .asterisk)
  )

  /// A letter that looks like it.
  var glyph: String {
    switch kind {
    case .circle: "●"
    case .square: "■"
    case .triangle: "▲"
    case .diamond: "◆"
    case .pentagon: "⬟"
    case .plus: "✚"
    case .cross: "✖"
    case .asterisk: "✱"
    }
  }

  /// All of them, in the order in which series get them.
  static let all = Kind.allCases.map { Self(kind: $0) }

  /// The outline within a rectangle.
  public func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: polygon(3, in: rect)
    case .diamond: polygon(4, in: rect)
    case .pentagon: polygon(5, in: rect)
    case .plus: bars(2, from: 0, in: rect)
    case .cross: bars(2, from: .pi / 4, in: rect)
    case .asterisk: bars(3, from: 0, in: rect)
    }
  }

  private func corner(_ turn: CGFloat, _ rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.midX + sin(turn) * rect.width / 2, y: rect.midY - cos(turn) * rect.height / 2)
  }

  private func polygon(_ count: Int, in rect: CGRect) -> Path {
    var path = Path()
    path.addLines((0..<count).map { corner(CGFloat($0) / CGFloat(count) * 2 * .pi, rect) })
    path.closeSubpath()
    return path
  }

  /// Bars through the middle, each as thick as a quarter of its length.
  private func bars(_ count: Int, from first: CGFloat, in rect: CGRect) -> Path {
    var path = Path()
    for index in 0..<count {
      let turn = first + CGFloat(index) / CGFloat(count) * .pi
      let (end, start) = (corner(turn, rect), corner(turn + .pi, rect))
      let half = CGSize(width: cos(turn) * rect.width / 8, height: sin(turn) * rect.height / 8)
      path.addLines([
        CGPoint(x: start.x - half.width, y: start.y - half.height),
        CGPoint(x: start.x + half.width, y: start.y + half.height),
        CGPoint(x: end.x + half.width, y: end.y + half.height),
        CGPoint(x: end.x - half.width, y: end.y - half.height),
      ])
      path.closeSubpath()
    }
    return path
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// Round.
  public static var circle: Self { BasicChartSymbolShape.circle }
  /// With four corners, on a side.
  public static var square: Self { BasicChartSymbolShape.square }
  /// With four corners, on a corner.
  public static var diamond: Self { BasicChartSymbolShape.diamond }
  /// With three corners.
  public static var triangle: Self { BasicChartSymbolShape.triangle }
  /// With five corners.
  public static var pentagon: Self { BasicChartSymbolShape.pentagon }
  /// Two lines that cross, upright.
  public static var plus: Self { BasicChartSymbolShape.plus }
  /// Two lines that cross, aslant.
  public static var cross: Self { BasicChartSymbolShape.cross }
  /// Three lines that cross.
  public static var asterisk: Self { BasicChartSymbolShape.asterisk }
}
