public import Foundation

/// Arranges views in rows whose columns line up.
///
/// ```
/// Grid(alignment: .leading) {
///   GridRow { Text("Name"); Text("Ada") }
///   Divider()
///   GridRow { Text("City"); Text("London") }
/// }
/// ```
///
/// A view that is not in a ``GridRow`` has a row to itself.
public struct Grid<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let layout: GridLayout
  let content: Content

  /// Makes a grid with room between its cells, in points; nil leaves it to the host.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    site.mount(view) { ContainerNode<Self>.self }
  }
}

extension Grid: ContainerView {
  static var loosensSections: Bool { true }

  func describe(_ element: inout Element) {
    element.role = .vertical
    element.style.layout.arrangement = .grid(layout)
  }
}
