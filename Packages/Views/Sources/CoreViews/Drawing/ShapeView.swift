internal import Foundation

/// An outline with what it is drawn in.
struct ShapeView: View {
  typealias Body = Never

  let outline: String
  /// Nil for the colour of text.
  let fill: Color?
  let gradient: ShapeGradient?
  /// A style that stands for another; nil if the colour and the gradient are known.
  private let unresolved: (any ShapeStyle)?
  /// The width of the line in points; nil fills the outline.
  let lineWidth: CGFloat?
  let isWithin: Bool
  private let dash: [Int]
  private let isRound: Bool

  init(
    outline: String, fill: (any ShapeStyle)? = nil, lineWidth: CGFloat? = nil,
    isWithin: Bool = false, dash: [CGFloat] = [], isRound: Bool = false
  ) {
    self.outline = outline
    let isKnown = fill?._isResolved != true
    self.fill = isKnown ? fill?._color : nil
    gradient = isKnown ? fill?._gradient : nil
    unresolved = isKnown ? nil : fill
    self.lineWidth = lineWidth
    self.isWithin = isWithin
    self.dash = dash.map { max(0, Int(min($0, 1_000).rounded())) }
    self.isRound = isRound
  }

  /// Makes a line in a style.
  init(
    outline: String, fill: (any ShapeStyle)? = nil, style: StrokeStyle, isWithin: Bool = false
  ) {
    self.init(
      outline: outline, fill: fill, lineWidth: style.lineWidth, isWithin: isWithin,
      dash: style.dash, isRound: style.lineCap == .round || style.lineJoin == .round)
  }

  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }

  private func describe(_ element: inout Element, _ fill: Color?, _ gradient: ShapeGradient?) {
    if let fill {
      element.style.foreground = Color.name(fill.nameOfFill, tintedBy: element.style.tint)
    }
    if let gradient { element.style.appearances.append(.gradient(gradient)) }
  }
}

extension ShapeView: LeafView {
  func describe(_ element: inout Element) { describe(&element, in: EnvironmentValues()) }

  func describe(_ element: inout Element, in environment: EnvironmentValues) {
    element.role = .shape
    element.value = outline
    let known = unresolved?._known(in: environment)
    describe(&element, known?._color ?? fill, known?._gradient ?? gradient)
    element.style.line = lineWidth.map { max(1, Int($0.rounded())) }
    element.style.isLineWithin = isWithin
    element.style.dash = dash
    if isRound { element.style.appearances.append(.mark(.roundLine)) }
  }
}
