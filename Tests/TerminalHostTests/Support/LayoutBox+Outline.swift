@testable import TerminalHost

extension LayoutBox {
  /// The box and everything in it, a line each, to compare layouts.
  var outline: [String] { outline(in: Rect(.zero, size)) }

  private func outline(in frame: Rect) -> [String] {
    let own = "\(node.map { "\($0.id)" } ?? "-") \(frame) \(content) \(isTarget) \(isEnabled)"
    let count = "\(total.all) \(total.enabled) \(fillsWidth) \(size)"
    let color = background.map { "\($0)" } ?? ""
    return zip(children, frames).reduce(into: ["\(own) \(count) \(color)"]) { lines, child in
      guard child.1.height > 0 else { return }
      lines += child.0.outline(in: child.1).map { "  \($0)" }
    }
  }
}
