public import Foundation

/// How a line is drawn.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The shape of the ends.
  public var lineCap: LineCap
  /// The shape of the corners.
  public var lineJoin: LineJoin
  /// How far a corner may reach beyond the line.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn; empty for a whole line.
  public var dash: [CGFloat]
  /// How far into the dashes the line begins.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The shape of a line's ends.
  public enum LineCap: Hashable, Sendable {
    /// Cut off, round, and cut off half a width later.
    case butt, round, square
  }

  /// The shape of a line's corners.
  public enum LineJoin: Hashable, Sendable {
    /// Pointed, round, and cut off.
    case miter, round, bevel
  }
}

/// How the inside of an outline is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether what an even number of lines surrounds is outside.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
