import CoreViews
import Foundation

/// An outline as a raster of dots.
struct OutlineRaster {
  let columns: Int
  let rows: Int
  private let lines: [[CGPoint]]

  /// Puts an outline, as an element's value has it, into a raster for cells of two by `high` dots.
  ///
  /// It is turned by degrees and drawn larger or smaller around its middle.
  init(
    _ outline: String, cells: Size, dotsHigh high: Int, turn: Double = 0, scale size: Double = 1
  ) {
    columns = cells.width * 2
    rows = cells.height * high
    let frame = CGRect(origin: .zero, size: Cells.points(cells))
    let scale = CGSize(
      width: CGFloat(columns) / max(1, frame.width), height: CGFloat(rows) / max(1, frame.height))
    let (sine, cosine) = (sin(turn * .pi / 180) * size, cos(turn * .pi / 180) * size)
    lines = Self.path(outline, in: frame).flattened.map { line in
      line.map { point in
        let (x, y) = (point.x - frame.midX, point.y - frame.midY)
        return CGPoint(
          x: (frame.midX + x * cosine - y * sine) * scale.width,
          y: (frame.midY + x * sine + y * cosine) * scale.height)
      }
    }
  }

  private static func path(_ outline: String, in frame: CGRect) -> Path {
    switch outline {
    case "circle": return Circle().path(in: frame)
    case "ellipse": return Path(ellipseIn: frame)
    case "rectangle": return Path(frame)
    case "capsule":
      return Path(roundedRect: frame, cornerRadius: min(frame.width, frame.height) / 2)
    default:
      if outline.hasPrefix("rounded "), let radius = Double(outline.dropFirst(8)) {
        return Path(roundedRect: frame, cornerRadius: radius)
      }
      if outline.hasPrefix("points ") {
        return Path(data: String(outline.dropFirst(7)), scale: CGSize(width: 1, height: 1))
      }
      let scale = CGSize(width: frame.width / 100, height: frame.height / 100)
      return Path(data: outline, scale: scale)
    }
  }

  /// The dots within the outline, row by row.
  var area: [Bool] {
    var dots = Array(repeating: false, count: columns * rows)
    for row in 0..<rows {
      let crossings = crossings(at: CGFloat(row) + 0.5)
      var winding = 0
      var next = 0
      for column in 0..<columns {
        while next < crossings.count, crossings[next].x <= CGFloat(column) + 0.5 {
          winding += crossings[next].turn
          next += 1
        }
        dots[row * columns + column] = winding != 0
      }
    }
    return dots
  }

  /// Where the outline crosses a row, from the left, and whether it goes down or up there.
  private func crossings(at y: CGFloat) -> [(x: CGFloat, turn: Int)] {
    var found: [(x: CGFloat, turn: Int)] = []
    for line in lines where line.count > 1 {
      for (from, to) in zip(line, line.dropFirst() + [line[0]]) {
        guard (from.y <= y) != (to.y <= y) else { continue }
        let x = from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)
        found.append((x, from.y <= y ? 1 : -1))
      }
    }
    return found.sorted { $0.x < $1.x }
  }

  /// The dot of a row at a place; what touches an edge belongs to the dot there, also where it has
  /// been turned and is not exact.
  private static func dot(at place: CGFloat, of count: Int) -> Int? {
    let slack = 0.01
    guard place >= -slack, place <= CGFloat(count) + slack else { return nil }
    return min(max(0, Int(place.rounded(.down))), count - 1)
  }

  /// The dots along the outline, row by row.
  var line: [Bool] {
    var dots = Array(repeating: false, count: columns * rows)
    for line in lines {
      for (from, to) in zip(line, line.dropFirst()) {
        let steps = max(1, Int(max(abs(to.x - from.x), abs(to.y - from.y)).rounded(.up)))
        guard steps < 10_000 else { continue }
        for step in 0...steps {
          let part = CGFloat(step) / CGFloat(steps)
          let x = from.x + (to.x - from.x) * part
          let y = from.y + (to.y - from.y) * part
          guard let column = Self.dot(at: x, of: columns), let row = Self.dot(at: y, of: rows)
          else { continue }
          dots[row * columns + column] = true
        }
      }
    }
    return dots
  }
}
