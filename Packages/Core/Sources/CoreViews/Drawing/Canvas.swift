public import Foundation

/// Draws lines and areas by a closure.
///
/// Its room is drawn in as far as a host has lines; what is drawn reaches the element tree as SVG's
/// path data, for a canvas of 100 by 100 points.
public struct Canvas: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  private let renderer: (inout GraphicsContext, CGSize) -> Void

  /// Makes a canvas; the other arguments have no effect.
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.renderer = renderer
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LeafNode(view, at: site).mounted()
  }
}

extension Canvas: LeafView {
  static var isObserved: Bool { true }

  func describe(_ element: inout Element) {
    var context = GraphicsContext()
    renderer(&context, CGSize(width: 100, height: 100))
    element.role = .shape
    element.value = context.drawn.map(\.svg).joined(separator: " ")
    element.style.line = 1
  }
}
