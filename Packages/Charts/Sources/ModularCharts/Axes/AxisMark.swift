public import CoreViews
public import Foundation

/// What is drawn at one value of an axis: a line, a tick or a label.
public protocol AxisMark {
  /// Adds its parts to a list; called by charts only.
  func _add(to parts: inout AxisParts)
}

/// The parts of an axis at a value.
public struct AxisParts {
  struct Part {
    enum Kind {
      case line
      case tick(CGFloat)
      case label(AxisValueLabel)
    }

    let kind: Kind
    /// Whether it stands in the middle of a value's room, not at its beginning; nil leaves it to
    /// the axis.
    var isCentered: Bool?
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
  }

  var all: [Part] = []
}

extension AxisMark {
  var parts: [AxisParts.Part] {
    var parts = AxisParts()
    _add(to: &parts)
    return parts.all
  }

  private func changing(_ change: (inout AxisParts.Part) -> Void) -> AxisMarkList {
    var parts = parts
    for index in parts.indices { change(&parts[index]) }
    return AxisMarkList(parts: parts)
  }

  /// Draws it in a style.
  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
    changing { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  /// Draws texts in a font.
  public func font(_ font: Font?) -> some AxisMark { changing { $0.font = $0.font ?? font } }
  /// Moves it, by lengths in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changing {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
  /// Moves it, by lengths in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    self.offset(x: offset.width, y: offset.height)
  }
}

/// A line across the chart at a value.
public struct AxisGridLine: AxisMark {
  private let isCentered: Bool?
  private let stroke: StrokeStyle?

  /// Makes a line, in the middle of a value's room if it is centered.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    (isCentered, self.stroke) = (centered, stroke)
  }

  /// Adds the line.
  public func _add(to parts: inout AxisParts) {
    parts.all.append(AxisParts.Part(kind: .line, isCentered: isCentered, stroke: stroke))
  }
}

/// A short line beside the chart at a value.
public struct AxisTick: AxisMark {
  /// How long a tick is.
  public struct Length: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    let points: CGFloat

    /// Four points.
    public static let automatic = Length(points: 4)
    /// As long as its label is high, or the longest of all.
    public static let (label, longestLabel) = (Length(points: 16), Length(points: 16))

    init(points: CGFloat) { self.points = points }
    /// Makes a length in points.
    public init(floatLiteral value: Double) { points = value }
    /// Makes a length in points.
    public init(integerLiteral value: Int) { points = CGFloat(value) }
  }

  private let isCentered: Bool?
  private let length: CGFloat
  private let stroke: StrokeStyle?

  /// Makes a tick.
  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    (isCentered, self.length, self.stroke) = (centered, length.points, stroke)
  }

  /// Makes a tick of a length in points.
  @_disfavoredOverload
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    (isCentered, self.length, self.stroke) = (centered, length, stroke)
  }

  /// Adds the tick.
  public func _add(to parts: inout AxisParts) {
    parts.all.append(AxisParts.Part(kind: .tick(length), isCentered: isCentered, stroke: stroke))
  }
}

/// Several parts of an axis: what a closure of ``AxisMarks`` makes.
public struct AxisMarkList: AxisMark {
  var parts: [AxisParts.Part] = []

  /// Adds all parts.
  public func _add(to parts: inout AxisParts) { parts.all += self.parts }
}

/// Combines the statements of a closure of ``AxisMarks``.
@resultBuilder
public enum AxisMarkBuilder {
  /// Takes one statement.
  public static func buildExpression(_ mark: some AxisMark) -> AxisMarkList {
    AxisMarkList(parts: mark.parts)
  }
  /// Combines the statements.
  public static func buildBlock(_ marks: AxisMarkList...) -> AxisMarkList {
    AxisMarkList(parts: marks.flatMap(\.parts))
  }
  /// Takes `if` without `else`.
  public static func buildIf(_ mark: AxisMarkList?) -> AxisMarkList { mark ?? AxisMarkList() }
  /// Takes the `if` branch.
  public static func buildEither(first: AxisMarkList) -> AxisMarkList { first }
  /// Takes the `else` branch.
  public static func buildEither(second: AxisMarkList) -> AxisMarkList { second }
}

/// A value of an axis, and its place among the others.
public struct AxisValue {
  let datum: ChartDatum
  /// The place among the values, from 0.
  public let index: Int
  /// How many values there are.
  public let count: Int

  /// The value; nil if it is of another type.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? { Value(datum: datum) }
}
