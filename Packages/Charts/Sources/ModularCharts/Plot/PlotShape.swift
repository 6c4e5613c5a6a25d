@_spi(Hosts) import CoreViews
import Foundation

/// An area or a line with what it is drawn in.
struct PlotShape {
  var path: Path
  let paint: Paint
  /// Nil fills the path.
  var stroke: StrokeStyle?
  var z = 0.0

  /// What something is drawn in.
  struct Paint {
    let style: AnyShapeStyle
    var opacity = 1.0
    /// What tells it from others; nil for one that is drawn for each mark by itself.
    var id: AnyHashable?

    /// Whether two shapes in these can be drawn as one.
    func isSame(as other: Paint) -> Bool {
      id != nil && id == other.id && opacity == other.opacity
    }
  }
}

extension [PlotShape] {
  /// Adds a shape; one that looks as the last becomes a part of it.
  mutating func add(_ shape: PlotShape) {
    if let last, last.paint.isSame(as: shape.paint), last.stroke == shape.stroke,
      last.z == shape.z
    {
      self[count - 1].path.addPath(shape.path)
    } else {
      append(shape)
    }
  }
}

/// A view with a place of it at a point.
struct PlacedView {
  let view: AnyView
  let point: CGPoint
  let anchor: UnitPoint
}

/// The looks of values: which colour, symbol and style of line each has.
struct PlotLooks {
  private let settings: ChartSettings
  /// The values by which marks differ, in the legend's order.
  let styleKeys: [MarkKey]
  let symbolKeys: [MarkKey]
  let lineKeys: [MarkKey]
  private let styles: [ChartDatum: PlotShape.Paint]
  private let places: [ChartDatum: Int]
  private let linePlaces: [ChartDatum: Int]
  private let sizes: ClosedRange<Double>?

  /// The colours of series that have none of their own.
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  private static let lines: [StrokeStyle] = [
    StrokeStyle(lineWidth: 2), StrokeStyle(lineWidth: 2, dash: [6, 4]),
    StrokeStyle(lineWidth: 2, dash: [2, 3]), StrokeStyle(lineWidth: 2, dash: [8, 3, 2, 3]),
  ]

  init(_ marks: PlacedMarks, _ settings: ChartSettings) {
    self.settings = settings
    styleKeys = Self.sorted(marks.keys(\.styleBy), settings.styles.domain)
    symbolKeys = Self.sorted(marks.keys(\.symbolBy), settings.symbols.domain)
    lineKeys = Self.sorted(marks.keys(\.lineBy), settings.lines.domain)
    places = Dictionary(
      uniqueKeysWithValues: symbolKeys.enumerated().map { ($1.datum, $0) })
    linePlaces = Dictionary(uniqueKeysWithValues: lineKeys.enumerated().map { ($1.datum, $0) })
    styles = Self.styles(styleKeys, settings.styles)
    let measures = marks.keys(\.symbolSizeBy).compactMap(\.datum.measure)
    sizes = measures.min().flatMap { least in measures.max().map { least...$0 } }
  }

  private static func sorted(_ keys: [MarkKey], _ domain: [ChartDatum]?) -> [MarkKey] {
    guard let domain else { return keys }
    let known = Dictionary(uniqueKeysWithValues: keys.map { ($0.datum, $0) })
    let label = keys.first?.label ?? Text(verbatim: "")
    let named = domain.map { known[$0] ?? MarkKey(label: label, datum: $0) }
    return named + keys.filter { !domain.contains($0.datum) }
  }

  private static func styles(
    _ keys: [MarkKey], _ scale: MarkScale<AnyShapeStyle>
  ) -> [ChartDatum: PlotShape.Paint] {
    let range = scale.range ?? colors.map { AnyShapeStyle($0) }
    let measures = keys.compactMap(\.datum.measure).filter(\.isFinite)
    let isContinuous = measures.count == keys.count && keys.count > 1
    return Dictionary(
      uniqueKeysWithValues: keys.enumerated().map { index, key in
        let style: AnyShapeStyle
        if let mapped = scale.mapping?(key.datum) {
          style = mapped
        } else if isContinuous, let least = measures.min(), let most = measures.max(),
          let measure = key.datum.measure, most > least
        {
          style = shade((measure - least) / (most - least), of: scale.range)
        } else {
          style = range.isEmpty ? AnyShapeStyle(.blue) : range[index % range.count]
        }
        return (key.datum, PlotShape.Paint(style: style, id: AnyHashable(key.datum)))
      })
  }

  /// The style of a number among others, from 0 to 1: the nearest of the named, or a shade.
  private static func shade(_ part: Double, of range: [AnyShapeStyle]?) -> AnyShapeStyle {
    guard let range, !range.isEmpty else {
      return AnyShapeStyle(Color.blue.opacity(0.15 + 0.85 * part))
    }
    let place = part * Double(range.count - 1)
    let (below, above) = (Int(place.rounded(.down)), Int(place.rounded(.up)))
    guard below != above else { return range[below] }
    return AnyShapeStyle(
      range[below]._color.mix(with: range[above]._color, by: place - Double(below)))
  }

  /// What a mark is drawn in.
  func paint(_ look: MarkLook) -> PlotShape.Paint {
    var paint: PlotShape.Paint
    if let key = look.styleBy, let known = styles[key.datum] {
      paint = known
    } else if let style = look.style {
      let isPlain = style._gradient == nil && !style._isResolved
      paint = PlotShape.Paint(style: style, id: isPlain ? AnyHashable(style._color) : nil)
    } else {
      paint = PlotShape.Paint(style: AnyShapeStyle(Color.accentColor), id: AnyHashable(0))
    }
    paint.opacity = look.opacity
    return paint
  }

  /// What is drawn at a point.
  func symbol(_ look: MarkLook) -> MarkSymbol {
    if let symbol = look.symbol { return symbol }
    guard let key = look.symbolBy else { return .shape(BasicChartSymbolShape.circle) }
    if let mapped = settings.symbols.mapping?(key.datum) { return mapped }
    let range = settings.symbols.range ?? BasicChartSymbolShape.all.map { .shape($0) }
    return range[places[key.datum, default: 0] % range.count]
  }

  /// In which style a line is drawn.
  func line(_ look: MarkLook, width: CGFloat) -> StrokeStyle {
    if let line = look.line { return line }
    guard let key = look.lineBy else {
      return StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
    }
    let range = settings.lines.range ?? Self.lines
    return range[linePlaces[key.datum, default: 0] % range.count]
  }

  /// How long the sides of a symbol are, in points.
  func side(_ look: MarkLook) -> CGFloat {
    if let key = look.symbolSizeBy, let measure = key.datum.measure, let sizes {
      let range = settings.sizes ?? 20...240
      let width = sizes.upperBound - sizes.lowerBound
      let part = width > 0 ? CGFloat((measure - sizes.lowerBound) / width) : 0.5
      let area = range.lowerBound + part * (range.upperBound - range.lowerBound)
      return area.squareRoot()
    }
    return max(1, look.symbolSize ?? 40).squareRoot()
  }
}
