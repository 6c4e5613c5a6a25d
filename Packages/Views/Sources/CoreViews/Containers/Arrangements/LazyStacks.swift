/// Arranges views below each other, and has the rows of a ``ForEach`` built when they are shown.
///
/// A host that scrolls builds them; they stay mounted, with their state, when they are scrolled
/// away. Other hosts show all rows.
public struct LazyVStack<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let stack: VStack<Content>
  var content: Content { stack.content }

  /// Makes a column; the spacing is in points, and nil leaves it to the host; nothing is pinned.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// Mounts the view; called by the view layer only.
  @inline(__always)
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    site.mount(view) { ContainerNode<Self>.self }
  }
}

extension LazyVStack: ContainerView {
  static var loosensSections: Bool { true }
  static var hasLazyRows: Bool { true }

  func describe(_ element: inout Element) {
    stack.describe(&element)
    element.style.appearances.append(.mark(.fillsAcross))
  }
}

/// A row; its views are all mounted at once, so it is lazy in name only.
public typealias LazyHStack = HStack
