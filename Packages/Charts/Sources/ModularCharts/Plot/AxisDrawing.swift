@_spi(Hosts) import CoreViews
import Foundation

/// The lines and labels of one axis around the part with marks.
struct AxisDrawing {
  private(set) var lines: [PlotShape] = []
  private(set) var labels: [PlacedView] = []
  private let axis: AxisPlan
  private let plot: CGRect

  /// The least room of a letter in a label, and the height of a line, in points.
  private static let (letter, line): (CGFloat, CGFloat) = (8, 16)

  init(_ axis: AxisPlan, plot: CGRect) {
    (self.axis, self.plot) = (axis, plot)
    let ticks = axis.ticks
    var taken: [ClosedRange<CGFloat>] = []
    for tick in ticks {
      for part in tick.parts {
        switch part.kind {
        case .line: addLine(part, at: place(part, tick, isCentered: false))
        case .tick(let length):
          addTick(part, length, at: place(part, tick, isCentered: false))
        case .label(let label):
          let isCentered = axis.isCentered(ticks)
          add(
            label, part, tick, at: place(part, tick, isCentered: isCentered), among: ticks, &taken)
        }
      }
    }
  }

  private func place(
    _ part: AxisParts.Part, _ tick: AxisPlan.Tick, isCentered: Bool
  ) -> CGFloat {
    let isInMiddle = part.isCentered ?? (isCentered || axis.scale.band != nil)
    return isInMiddle ? (tick.room.start + tick.room.end) / 2 : tick.room.start
  }

  private mutating func add(
    _ part: AxisParts.Part, from start: CGPoint, to end: CGPoint, _ color: Color
  ) {
    var path = Path()
    path.move(to: CGPoint(x: start.x + part.offset.width, y: start.y + part.offset.height))
    path.addLine(to: CGPoint(x: end.x + part.offset.width, y: end.y + part.offset.height))
    let style = part.style ?? AnyShapeStyle(color)
    lines.add(
      PlotShape(
        path: path,
        paint: PlotShape.Paint(
          style: style, id: style._isResolved ? nil : AnyHashable(style._color)),
        stroke: part.stroke ?? StrokeStyle(lineWidth: 1)))
  }

  private mutating func addLine(_ part: AxisParts.Part, at place: CGFloat) {
    let color = Color.gray.opacity(0.3)
    if axis.axis == .horizontal {
      add(
        part, from: CGPoint(x: place, y: plot.minY), to: CGPoint(x: place, y: plot.maxY), color)
    } else {
      add(
        part, from: CGPoint(x: plot.minX, y: place), to: CGPoint(x: plot.maxX, y: place), color)
    }
  }

  private mutating func addTick(_ part: AxisParts.Part, _ length: CGFloat, at place: CGFloat) {
    let color = Color.gray.opacity(0.5)
    if axis.axis == .horizontal {
      let (edge, way) = axis.isTop ? (plot.minY, -length) : (plot.maxY, length)
      add(part, from: CGPoint(x: place, y: edge), to: CGPoint(x: place, y: edge + way), color)
    } else {
      let (edge, way) = axis.isLeading ? (plot.minX, -length) : (plot.maxX, length)
      add(part, from: CGPoint(x: edge, y: place), to: CGPoint(x: edge + way, y: place), color)
    }
  }

  private mutating func add(
    _ label: AxisValueLabel, _ part: AxisParts.Part, _ tick: AxisPlan.Tick, at place: CGFloat,
    among ticks: [AxisPlan.Tick], _ taken: inout [ClosedRange<CGFloat>]
  ) {
    guard !label.isEmpty else { return }
    let text = Self.text(of: label, tick, in: axis, among: ticks)
    let (dx, dy) = (label.horizontalSpacing ?? 4, label.verticalSpacing ?? 0)
    var (point, anchor): (CGPoint, UnitPoint)
    if axis.axis == .vertical {
      (point, anchor) =
        axis.isLeading
        ? (CGPoint(x: plot.minX - dx, y: place), .trailing)
        : (CGPoint(x: plot.maxX + dx, y: place), .leading)
    } else {
      let width = CGFloat(text?.string.count ?? 5) * Self.letter
      let room = place - width / 2...place + width / 2
      guard label.isAlwaysShown || !taken.contains(where: { $0.overlaps(room) }) else { return }
      taken.append(room)
      (point, anchor) =
        axis.isTop
        ? (CGPoint(x: place, y: plot.minY - dy), .bottom)
        : (CGPoint(x: place, y: plot.maxY + dy), .top)
      // The outer labels stay within the chart.
      if place < plot.minX + width / 2 - 1, axis.scale.band == nil {
        (point.x, anchor.x) = (max(plot.minX, place), 0)
      }
    }
    point.x += part.offset.width
    point.y += part.offset.height
    let view = text.map { AnyView($0) } ?? label.view ?? AnyView(EmptyView())
    labels.append(
      PlacedView(
        view: AnyView(
          view.font(part.font ?? .caption)
            .foregroundStyle(part.style ?? AnyShapeStyle(Color.secondary)).fixedSize()),
        point: point, anchor: anchor))
  }

  /// What a label says; nil for one of other views.
  private static func text(
    of label: AxisValueLabel, _ tick: AxisPlan.Tick, in axis: AxisPlan,
    among ticks: [AxisPlan.Tick]
  ) -> Text? {
    if let text = label.text { return text }
    guard label.view == nil else { return nil }
    return Text(
      verbatim: label.words.map { $0(tick.datum) ?? "" } ?? axis.words(tick.datum, among: ticks))
  }

  /// The room that the labels of a vertical axis take beside the chart.
  static func width(of axis: AxisPlan) -> CGFloat {
    let ticks = axis.ticks
    return ticks.flatMap { tick in
      tick.parts.map { part -> CGFloat in
        switch part.kind {
        case .line: 0
        case .tick(let length): length
        case .label(let label):
          label.isEmpty
            ? 0
            : CGFloat(text(of: label, tick, in: axis, among: ticks)?.string.count ?? 6) * letter
              + (label.horizontalSpacing ?? 4)
        }
      }
    }.max() ?? 0
  }

  /// The room that the labels of a horizontal axis take below the chart, as far as it is known
  /// before they are placed.
  static func height(of spec: AxisSpec) -> CGFloat {
    guard let content = spec.content else { return line }
    let parts = content(AxisValue(datum: .number(0), index: 0, count: 1))
    let heights = parts.map { part -> CGFloat in
      switch part.kind {
      case .line: 0
      case .tick(let length): length
      case .label(let label):
        label.view == nil ? line + (label.verticalSpacing ?? 0) : 2 * line
      }
    }
    return heights.max() ?? 0
  }
}
