internal import Foundation

extension Path {
  /// The outline in points, whatever room there is.
  public var _outline: String { "\(Self.ofPoints)\(svg)" }
  /// What the outlines of paths begin with; those of other shapes fill a square of 100 points.
  static let ofPoints = "points "

  /// The outline as SVG's path data.
  var svg: String { elements.map(\.svg).joined(separator: " ") }
}

extension Path.Element {
  fileprivate var svg: String {
    switch self {
    case .move(let point): "M\(text(point))"
    case .line(let point): "L\(text(point))"
    case .quadCurve(let point, let control): "Q\(text(control)) \(text(point))"
    case .curve(let point, let first, let second):
      "C\(text(first)) \(text(second)) \(text(point))"
    case .closeSubpath: "Z"
    }
  }

  private func text(_ point: CGPoint) -> String { "\(text(point.x)),\(text(point.y))" }

  private func text(_ number: CGFloat) -> String {
    guard !number.isNaN else { return "0" }
    let rounded = (min(max(number, -1_000_000), 1_000_000) * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(Double(rounded))"
  }
}
