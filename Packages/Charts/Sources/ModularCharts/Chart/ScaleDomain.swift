public import Foundation

/// The values that an axis, or a scale of colours, is for: a range, a list, or `.automatic`.
public protocol ScaleDomain {
  /// What charts know of it.
  var _bounds: _ScaleBounds { get }
}

/// What charts know of a domain.
public struct _ScaleBounds {
  let bounds: ScaleBounds
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// From the lower bound to the upper.
  public var _bounds: _ScaleBounds {
    _ScaleBounds(bounds: .range(lowerBound.datum, upperBound.datum))
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  /// From the lower bound to the upper.
  public var _bounds: _ScaleBounds {
    _ScaleBounds(bounds: .range(lowerBound.datum, upperBound.datum))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The names in their order, or from the first number or date to the last.
  public var _bounds: _ScaleBounds { _ScaleBounds(bounds: .list(map(\.datum))) }
}

/// Values that the marks decide.
public struct AutomaticScaleDomain: ScaleDomain {
  private let includesZero: Bool?
  private let isReversed: Bool

  init(includesZero: Bool?, isReversed: Bool) {
    (self.includesZero, self.isReversed) = (includesZero, isReversed)
  }

  /// What the marks decide.
  public var _bounds: _ScaleBounds {
    _ScaleBounds(bounds: .automatic(includesZero: includesZero, isReversed: isReversed))
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// What the marks decide: all their values and zero, unless it says otherwise.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero, isReversed: reversed ?? false)
  }
  /// What the marks decide.
  public static var automatic: AutomaticScaleDomain { automatic() }
}

/// The room that an axis takes.
public protocol PositionScaleRange {
  /// The room that no value has, at the beginning and at the end, in points.
  var _padding: (start: CGFloat, end: CGFloat) { get }
}

/// The whole room, less some at the ends.
public struct PlotDimensionScaleRange: PositionScaleRange {
  /// The room that no value has.
  public let _padding: (start: CGFloat, end: CGFloat)
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole room.
  public static var automatic: Self { PlotDimensionScaleRange(_padding: (0, 0)) }
  /// The whole room.
  public static var plotDimension: Self { .automatic }
  /// The whole room less a length in points at both ends.
  public static func plotDimension(padding: CGFloat) -> Self {
    PlotDimensionScaleRange(_padding: (padding, padding))
  }
  /// The whole room less lengths in points.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> Self {
    PlotDimensionScaleRange(_padding: (startPadding, endPadding))
  }
}
