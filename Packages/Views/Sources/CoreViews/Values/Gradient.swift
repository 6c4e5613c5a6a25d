public import Foundation

/// Colours that change into each other along a line.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place of the line, which is from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// The place.
    public var location: CGFloat

    /// Puts a colour at a place.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours, each at its place.
  public var stops: [Stop]

  /// Makes a gradient from colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }
}

/// Colours that change into each other over a shape.
public struct ShapeGradient: Hashable, Sendable {
  /// The line along which the colours change.
  ///
  /// Points are parts of the shape's width and height.
  public enum Line: Hashable, Sendable {
    /// From one point to another.
    case linear(from: UnitPoint, to: UnitPoint)
    /// Around a point, from one radius in points to another.
    case radial(UnitPoint, from: CGFloat, to: CGFloat)
    /// Around a point, from one radius in parts of the shape's size to another.
    case elliptical(UnitPoint, from: CGFloat, to: CGFloat)
    /// Around a point, from one angle to another, in degrees clockwise from the right.
    case angular(UnitPoint, from: Double, to: Double)
  }

  /// A colour at a place of the line, which is from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// As elements name colours; `clear` draws nothing, nil is the colour of text.
    public var color: String?
    /// From 0 to 1; not before that of the stop before.
    public var place: Double
  }

  /// The line of the colours.
  public var line: Line
  /// From the first place to the last; never empty.
  public var stops: [Stop]

  /// Makes a gradient of the colours of a view; nil without colours.
  init?(_ gradient: Gradient, along line: Line) {
    guard !gradient.stops.isEmpty else { return nil }
    self.line = line
    var last = 0.0
    stops = gradient.stops.map { stop in
      last = max(last, Double(stop.location))
      return Stop(color: stop.color.isClear ? "clear" : stop.color.name, place: last)
    }
  }
}

extension ShapeGradient {
  /// Returns the place along the line of a point in a shape of a size.
  public func place(of point: CGPoint, in size: CGSize) -> Double {
    func within(_ value: CGFloat, _ from: CGFloat, _ to: CGFloat) -> Double {
      to == from ? (value < from ? 0 : 1) : Double((value - from) / (to - from))
    }
    func offset(_ center: UnitPoint) -> CGPoint {
      CGPoint(x: point.x - center.x * size.width, y: point.y - center.y * size.height)
    }
    switch line {
    case .linear(let from, let to):
      let start = offset(from)
      let way = CGPoint(x: (to.x - from.x) * size.width, y: (to.y - from.y) * size.height)
      return within(start.x * way.x + start.y * way.y, 0, way.x * way.x + way.y * way.y)
    case .radial(let center, let from, let to):
      let away = offset(center)
      return within((away.x * away.x + away.y * away.y).squareRoot(), from, to)
    case .elliptical(let center, let from, let to):
      let away = offset(center)
      let x = away.x / max(size.width, 1)
      let y = away.y / max(size.height, 1)
      return within((x * x + y * y).squareRoot(), from, to)
    case .angular(let center, let from, let to):
      let away = offset(center)
      var degrees = atan2(Double(away.y), Double(away.x)) * 180 / .pi - from
      degrees -= (degrees / 360).rounded(.down) * 360
      return within(degrees, 0, to - from)
    }
  }

  /// Returns the colours on both sides of a place, and the share of the second there, from 0 to 1.
  public func colors(at place: Double) -> (Stop, Stop, share: Double) {
    let next = stops.firstIndex { $0.place > place } ?? stops.count
    guard next > 0 else { return (stops[0], stops[0], 0) }
    guard next < stops.count else { return (stops[next - 1], stops[next - 1], 0) }
    let (before, after) = (stops[next - 1], stops[next])
    return (before, after, (place - before.place) / (after.place - before.place))
  }
}
