import CoreViews
import Foundation

/// Draws marks into shapes and views.
struct MarkShapes {
  let frames: MarkFrames
  let looks: PlotLooks
  private(set) var shapes: [PlotShape] = []
  private(set) var views: [PlacedView] = []

  init(_ marks: PlacedMarks, frames: MarkFrames, looks: PlotLooks) {
    (self.frames, self.looks) = (frames, looks)
    draw(marks.all)
    if shapes.contains(where: { $0.z != 0 }) {
      // Those of equal depth stay in their order.
      shapes = shapes.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }
        .map(\.element)
    }
  }

  /// What tells one line or area from others.
  private struct Series: Hashable {
    let kind: Mark.Kind
    let name: ChartDatum?
    let keys: [ChartDatum]
  }

  private mutating func draw(_ marks: [PlacedMark]) {
    var series: [Series: [PlacedMark]] = [:]
    var order: [Series] = []
    var sectors: [PlacedMark] = []
    var points: [PlacedMark] = []
    for placed in marks {
      switch placed.mark.kind {
      case .line, .area:
        let key = Series(
          kind: placed.mark.kind, name: placed.mark.series,
          keys: placed.look.seriesKeys.map(\.datum))
        if series[key] == nil { order.append(key) }
        series[key, default: []].append(placed)
      case .sector: sectors.append(placed)
      case .bar, .rectangle, .rule: drawBox(placed)
      case .point: points.append(placed)
      }
    }
    for key in order {
      let members = series[key] ?? []
      if key.kind == .area { drawArea(members) } else { drawLine(members) }
    }
    drawSectors(sectors)
    for placed in points { drawPoint(placed) }
  }

  private mutating func add(_ path: Path, _ placed: PlacedMark, stroke: StrokeStyle? = nil) {
    shapes.add(
      PlotShape(
        path: path, paint: looks.paint(placed.look), stroke: stroke, z: placed.look.z ?? 0))
  }

  private mutating func drawBox(_ placed: PlacedMark) {
    guard let rect = frames.rect(placed) else { return }
    if placed.mark.kind == .rule {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      add(path, placed, stroke: looks.line(placed.look, width: 1))
    } else {
      let radius = min(placed.look.corners ?? 0, rect.width / 2, rect.height / 2)
      add(
        radius > 0
          ? Path(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius))
          : Path(rect), placed)
    }
    annotate(placed, rect)
  }

  private mutating func drawPoint(_ placed: PlacedMark) {
    guard let point = frames.point(placed), point.x.isFinite, point.y.isFinite else { return }
    let side = looks.side(placed.look)
    let rect = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    switch looks.symbol(placed.look) {
    case .shape(let shape): add(shape.path(in: rect), placed)
    case .view(let view): views.append(PlacedView(view: view, point: point, anchor: .center))
    }
    annotate(placed, rect)
  }

  /// The points of a series in pieces: a value without a place parts them.
  private func pieces(_ members: [PlacedMark]) -> [[(placed: PlacedMark, point: CGPoint)]] {
    var pieces: [[(PlacedMark, CGPoint)]] = [[]]
    for placed in members {
      if let point = frames.point(placed), point.x.isFinite, point.y.isFinite {
        pieces[pieces.count - 1].append((placed, point))
      } else if !pieces[pieces.count - 1].isEmpty {
        pieces.append([])
      }
    }
    return pieces.filter { !$0.isEmpty }
  }

  private mutating func drawLine(_ members: [PlacedMark]) {
    let pieces = pieces(members)
    guard let first = pieces.first?.first?.placed else { return }
    var path = Path()
    for piece in pieces {
      Curve(points: piece.map(\.point), method: first.look.interpolation ?? .linear)
        .add(to: &path)
    }
    add(path, first, stroke: looks.line(first.look, width: 2))
    for (placed, point) in pieces.joined() {
      if placed.look.symbol != nil || placed.look.symbolBy != nil {
        drawPoint(placed)
      } else {
        annotate(placed, CGRect(origin: point, size: .zero))
      }
    }
  }

  private mutating func drawArea(_ members: [PlacedMark]) {
    let pieces = pieces(members)
    guard let first = pieces.first?.first?.placed else { return }
    let method = first.look.interpolation ?? .linear
    var path = Path()
    for piece in pieces {
      let lower = piece.reversed().map { placed, point in
        let base = placed.mark.y.flatMap { frames.y.position(of: $0.start) }
        return CGPoint(x: point.x, y: base ?? frames.y.start)
      }
      Curve(points: piece.map(\.point), method: method).add(to: &path)
      Curve(points: lower, method: method).add(to: &path, goesOn: true)
      path.closeSubpath()
    }
    add(path, first)
    for (placed, point) in pieces.joined() {
      annotate(placed, CGRect(origin: point, size: .zero))
    }
  }

  private mutating func drawSectors(_ sectors: [PlacedMark]) {
    for sector in SectorPlan(sectors, in: frames.plot).sectors {
      add(sector.path, sector.placed)
      annotate(sector.placed, CGRect(origin: sector.middle, size: .zero), isAround: true)
    }
  }

  /// Puts the views beside a mark, within the chart where it would cut them.
  private mutating func annotate(_ placed: PlacedMark, _ rect: CGRect, isAround: Bool = false) {
    for annotation in placed.look.annotations {
      let side = annotation.position.side
      let view = annotation.view(AnnotationContext(targetSize: rect.size))
      // Across the side on which it stands, the alignment counts.
      let aligned = annotation.alignment.unitPoint
      var point = CGPoint(
        x: side.x == 0 ? rect.minX + rect.width * aligned.x : side.x < 0 ? rect.minX : rect.maxX,
        y: side.y == 0 ? rect.minY + rect.height * aligned.y : side.y < 0 ? rect.minY : rect.maxY)
      var anchor = UnitPoint(
        x: side.x == 0 ? aligned.x : (1 - side.x) / 2,
        y: side.y == 0 ? aligned.y : (1 - side.y) / 2)
      if isAround {
        anchor = .center
      } else if annotation.position == .overlay {
        anchor = annotation.alignment.unitPoint
        point = CGPoint(
          x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      } else {
        point.x += side.x * annotation.spacing
        point.y += side.y * annotation.spacing
        keepWithin(&point, &anchor)
      }
      views.append(PlacedView(view: view, point: point, anchor: anchor))
    }
  }

  /// Has a view grow into the chart from a place near its edge.
  private func keepWithin(_ point: inout CGPoint, _ anchor: inout UnitPoint) {
    let plot = frames.plot
    if anchor.y == 1, point.y < plot.minY + 8 {
      (point.y, anchor.y) = (max(plot.minY, point.y), 0)
    }
    guard anchor.x == 0.5 else { return }
    if point.x < plot.minX + 24 {
      anchor.x = 0
    } else if point.x > plot.maxX - 24 {
      anchor.x = 1
    }
  }
}

extension Alignment {
  /// The place of a rectangle that it names.
  var unitPoint: UnitPoint {
    let x: CGFloat = horizontal == .leading ? 0 : horizontal == .trailing ? 1 : 0.5
    let y: CGFloat = vertical == .top ? 0 : vertical == .bottom ? 1 : 0.5
    return UnitPoint(x: x, y: y)
  }
}
