public import Foundation

/// An outline made of lines and curves.
public struct Path: Shape, Equatable, Sendable {
  /// A step of an outline.
  public enum Element: Equatable, Sendable {
    /// Begins anew at a point.
    case move(to: CGPoint)
    /// Draws a line to a point.
    case line(to: CGPoint)
    /// Draws a curve to a point, with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// Draws a curve to a point, with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// Draws a line to where the part began.
    case closeSubpath
  }

  private(set) var elements: [Element] = []

  /// Makes an empty outline.
  public init() {}
  /// Makes an outline step by step.
  public init(_ build: (inout Path) -> Void) { build(&self) }
  /// Makes a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }
  /// Makes an ellipse within a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }
  /// Makes a rectangle with round corners, whose radius is in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes a rectangle with round corners, whose size is in points.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize)
  }

  /// Whether it has no step.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point at which the last step has ended; nil before the first.
  public var currentPoint: CGPoint? {
    for element in elements.reversed() {
      switch element {
      case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
        return point
      case .closeSubpath: continue
      }
    }
    return nil
  }

  /// Begins a new part at a point.
  public mutating func move(to point: CGPoint) { elements.append(.move(to: point)) }
  /// Draws a line to a point.
  public mutating func addLine(to point: CGPoint) { elements.append(.line(to: point)) }
  /// Draws a curve to a point, with one control point.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: point, control: control))
  }
  /// Draws a curve to a point, with two control points.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: point, control1: control1, control2: control2))
  }
  /// Draws a line to where the part began.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }
  /// Calls a closure with each step.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  mutating func append(_ others: [Element]) { elements += others }

  /// The outline itself: its points are where they are.
  public func path(in rect: CGRect) -> Path { self }
}

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
