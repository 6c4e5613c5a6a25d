internal import Foundation

/// An outline with what it is drawn in.
struct ShapeView: View {
  typealias Body = Never

  let outline: String
  /// Nil for the colour of text.
  let fill: Color?
  let gradient: ShapeGradient?
  /// The width of the line in points; nil fills the outline.
  let lineWidth: CGFloat?
  let isWithin: Bool
  private let dash: [Int]

  init(
    outline: String, fill: (any ShapeStyle)? = nil, lineWidth: CGFloat? = nil,
    isWithin: Bool = false, dash: [CGFloat] = []
  ) {
    self.outline = outline
    self.fill = fill?._color
    gradient = fill?._gradient
    self.lineWidth = lineWidth
    self.isWithin = isWithin
    self.dash = dash.map { max(0, Int(min($0, 1_000).rounded())) }
  }

  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }
}

extension ShapeView: LeafView {
  func describe(_ element: inout Element) {
    element.role = .shape
    element.value = outline
    if let fill {
      element.style.foreground = Color.name(fill.nameOfFill, tintedBy: element.style.tint)
    }
    if let gradient { element.style.finishes.append(.gradient(gradient)) }
    element.style.line = lineWidth.map { max(1, Int($0.rounded())) }
    element.style.isLineWithin = isWithin
    element.style.dash = dash
  }
}
