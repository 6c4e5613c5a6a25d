internal import Foundation

/// What was drawn on a canvas, from back to front.
final class DrawingRecord {
  enum Part {
    /// Lines of one width, or areas, in one colour.
    case outline(Path, Color?, lineWidth: CGFloat?)
    case view(AnyView, CGPoint, UnitPoint)
  }

  private(set) var parts: [Part] = []
  let symbols: [AnyHashable: AnyView]

  init(symbols: [AnyHashable: AnyView]) { self.symbols = symbols }

  /// Adds an outline; lines that look like those before them become one with them.
  func add(_ path: Path, in color: Color?, _ lineWidth: CGFloat?) {
    if case .outline(var whole, color, lineWidth)? = parts.last, lineWidth != nil {
      whole.addPath(path)
      parts[parts.count - 1] = .outline(whole, color, lineWidth: lineWidth)
    } else {
      parts.append(.outline(path, color, lineWidth: lineWidth))
    }
  }

  func add(_ view: AnyView, at point: CGPoint, _ anchor: UnitPoint) {
    parts.append(.view(view, point, anchor))
  }
}
