import CoreViews
import Foundation

extension Path {
  private static let stepsOfCurve = 12

  /// The parts of the outline as lines; curves become twelve each.
  var flattened: [[CGPoint]] {
    var lines: [[CGPoint]] = []
    func add(_ point: CGPoint) {
      if lines.isEmpty { lines.append([]) }
      lines[lines.count - 1].append(point)
    }
    func addCurve(_ point: (CGFloat) -> CGPoint) {
      for step in 1...Self.stepsOfCurve { add(point(CGFloat(step) / CGFloat(Self.stepsOfCurve))) }
    }
    forEach { element in
      let from = lines.last?.last ?? .zero
      switch element {
      case .move(let point): lines.append([point])
      case .line(let point): add(point)
      case .quadCurve(let end, let control):
        addCurve { from.mixed(control, $0).mixed(control.mixed(end, $0), $0) }
      case .curve(let end, let first, let second):
        addCurve { part in
          let middle = first.mixed(second, part)
          let begin = from.mixed(first, part).mixed(middle, part)
          return begin.mixed(middle.mixed(second.mixed(end, part), part), part)
        }
      case .closeSubpath: if let first = lines.last?.first { add(first) }
      }
    }
    return lines
  }

  /// Reads SVG's path data as the element tree has it: absolute lines and curves.
  init(data: String, scale: CGSize) {
    self.init()
    var command: Character = "L"
    var points: [CGPoint] = []
    for word in data.split(separator: " ") {
      var rest = word
      if let first = rest.first, first.isLetter {
        command = first
        points = []
        rest = rest.dropFirst()
        if command == "Z" { closeSubpath() }
      }
      let numbers = rest.split(separator: ",").compactMap { Double($0) }
      guard numbers.count == 2 else { continue }
      points.append(CGPoint(x: numbers[0] * scale.width, y: numbers[1] * scale.height))
      add(command, &points)
    }
  }

  /// Adds a step once all its points are there.
  private mutating func add(_ command: Character, _ points: inout [CGPoint]) {
    switch (command, points.count) {
    case ("M", 1): move(to: points[0])
    case ("L", 1): addLine(to: points[0])
    case ("Q", 2): addQuadCurve(to: points[1], control: points[0])
    case ("C", 3): addCurve(to: points[2], control1: points[0], control2: points[1])
    default: return
    }
    points = []
  }
}

extension CGPoint {
  fileprivate func mixed(_ other: CGPoint, _ part: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
