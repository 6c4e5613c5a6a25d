public import Foundation

/// Fills columns of given widths with views, row by row.
///
/// All views are mounted, on screen or not.
public struct LazyVGrid<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a grid; the spacing between its rows is in points, and nil leaves it to the host.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    site.mount(view) { ContainerNode<Self>.self }
  }
}

extension LazyVGrid: ContainerView {
  static var loosensSections: Bool { true }

  func describe(_ element: inout Element) {
    element.role = .vertical
    element.style.layout.arrangement = .tracks(
      .vertical, columns, Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }
}

/// Fills rows of given heights with views, column by column.
///
/// All views are mounted, on screen or not.
public struct LazyHGrid<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Makes a grid; the spacing between its columns is in points, and nil leaves it to the host.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    site.mount(view) { ContainerNode<Self>.self }
  }
}

extension LazyHGrid: ContainerView {
  static var loosensSections: Bool { true }

  func describe(_ element: inout Element) {
    element.role = .horizontal
    element.style.layout.arrangement = .tracks(
      .horizontal, rows, Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }
}
