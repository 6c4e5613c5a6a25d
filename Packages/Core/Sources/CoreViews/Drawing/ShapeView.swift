internal import Foundation

/// An outline with what it is drawn in.
struct ShapeView: View {
  typealias Body = Never

  let outline: String
  /// Nil for the colour of text.
  let fill: Color?
  /// The width of the line in points; nil fills the outline.
  var lineWidth: CGFloat?

  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }
}

extension ShapeView: LeafView {
  func describe(_ element: inout Element) {
    element.role = .shape
    element.value = outline
    if let fill { element.style.foreground = fill.isClear ? "clear" : fill.name }
    element.style.line = lineWidth.map { max(1, Int($0.rounded())) }
  }
}
