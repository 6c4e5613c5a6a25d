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

/// A row of a ``Grid``: each of its views has a column.
///
/// Outside of a grid it is a row like any other.
public struct GridRow<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let alignment: VerticalAlignment?
  let content: Content

  /// Makes a row; its views line up as those of the grid do, unless an alignment is given.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    site.mount(view) { ContainerNode<Self>.self }
  }
}

extension GridRow: ContainerView {
  func describe(_ element: inout Element) {
    element.role = .horizontal
    element.style.layout.arrangement = .gridRow(alignment)
  }
}

extension View {
  /// Gives the view so many columns of the grid around it.
  public func gridCellColumns(_ count: Int) -> some View { laidOut(.grid(.columns(count))) }

  /// Lets a point of the view and of its cell fall together.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { laidOut(.grid(.anchor(anchor))) }

  /// Lines up the whole column of the view.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    laidOut(.grid(.columnAlignment(guide)))
  }

  /// Keeps the view from making the grid larger along some axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { laidOut(.grid(.unsized(axes))) }
}
