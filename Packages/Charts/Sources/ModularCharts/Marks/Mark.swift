import CoreViews
import Foundation

/// One mark of a chart, with all that was said of it.
struct Mark {
  enum Kind { case bar, line, point, area, rule, rectangle, sector }

  let kind: Kind
  /// Where it is; nil for the whole length of the axis.
  var x: Span?
  var y: Span?
  /// How wide and high it is, and for a sector, where it ends outside and within.
  var width = MarkDimension.automatic
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.unstacked
  /// What tells its line or area from others.
  var series: ChartDatum?
  /// How far a sector is from its neighbours, in points.
  var gap: CGFloat = 0
  /// What was said of it, from the inside.
  var parts: [Part] = []

  /// A property that a modifier gives marks; one that stands nearer to the mark counts.
  enum Part {
    case style(AnyShapeStyle)
    case styleBy(MarkKey)
    case symbol(MarkSymbol)
    case symbolBy(MarkKey)
    case symbolSize(CGFloat)
    case symbolSizeBy(MarkKey)
    case line(StrokeStyle)
    case lineBy(MarkKey)
    case interpolation(InterpolationMethod)
    case position(MarkKey, Axis?, MarkDimension)
    case opacity(Double)
    case corners(CGFloat)
    case annotation(MarkAnnotation)
    case offset(MarkOffset)
    case z(Double)
    case label(Text)
    case value(Text)
    case hidden
  }

  /// How it looks.
  var look: MarkLook { MarkLook(parts) }
}

/// A value by which marks differ in a property.
struct MarkKey: Hashable {
  let label: Text
  let datum: ChartDatum
}

/// By how much the sides of a mark are moved, in points.
struct MarkOffset {
  var xStart: CGFloat = 0
  var xEnd: CGFloat = 0
  var yStart: CGFloat = 0
  var yEnd: CGFloat = 0
}

/// A view beside a mark.
struct MarkAnnotation {
  let position: AnnotationPosition
  let alignment: Alignment
  let spacing: CGFloat
  let view: (AnnotationContext) -> AnyView
}

/// What is drawn at a point.
enum MarkSymbol {
  case shape(any ChartSymbolShape)
  case view(AnyView)
}

/// What the parts of a mark come to.
struct MarkLook {
  var style: AnyShapeStyle?
  var styleBy: MarkKey?
  var symbol: MarkSymbol?
  var symbolBy: MarkKey?
  var symbolSize: CGFloat?
  var symbolSizeBy: MarkKey?
  var line: StrokeStyle?
  var lineBy: MarkKey?
  var interpolation: InterpolationMethod?
  var position: (key: MarkKey, axis: Axis?, span: MarkDimension)?
  var opacity = 1.0
  var corners: CGFloat?
  var annotations: [MarkAnnotation] = []
  var offset = MarkOffset()
  var z: Double?
  var label: Text?
  var value: Text?
  var isHidden = false

  init(_ parts: [Mark.Part]) {
    for part in parts { add(part) }
  }

  private mutating func add(_ part: Mark.Part) {
    switch part {
    case .style(let style):
      if self.style == nil, styleBy == nil { self.style = style }
    case .styleBy(let key):
      if style == nil, styleBy == nil { styleBy = key }
    case .symbol(let symbol):
      if self.symbol == nil, symbolBy == nil { self.symbol = symbol }
    case .symbolBy(let key):
      if symbol == nil, symbolBy == nil { symbolBy = key }
    case .symbolSize(let size):
      if symbolSize == nil, symbolSizeBy == nil { symbolSize = size }
    case .symbolSizeBy(let key):
      if symbolSize == nil, symbolSizeBy == nil { symbolSizeBy = key }
    case .line(let line):
      if self.line == nil, lineBy == nil { self.line = line }
    case .lineBy(let key):
      if line == nil, lineBy == nil { lineBy = key }
    case .interpolation(let method): interpolation = interpolation ?? method
    case .position(let key, let axis, let span): position = position ?? (key, axis, span)
    case .opacity(let opacity): self.opacity *= opacity
    case .corners(let radius): corners = corners ?? radius
    case .annotation(let annotation): annotations.append(annotation)
    case .offset(let offset):
      self.offset.xStart += offset.xStart
      self.offset.xEnd += offset.xEnd
      self.offset.yStart += offset.yStart
      self.offset.yEnd += offset.yEnd
    case .z(let z): self.z = self.z ?? z
    case .label(let label): self.label = self.label ?? label
    case .value(let value): self.value = self.value ?? value
    case .hidden: isHidden = true
    }
  }

  /// What tells a line or an area from others.
  var seriesKeys: [MarkKey] { [styleBy, symbolBy, lineBy, position?.key].compactMap(\.self) }
}
