/// Arranges views below each other.
public struct VStack<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  /// Makes a column; the spacing is in points, and nil leaves it to the host.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ContainerNode(view, at: site).mounted()
  }
}

extension VStack: ContainerView {
  func describe(_ element: inout Element) {
    element.role = .vertical
    element.style.alignment = alignment.style
    element.style.spacing = spacing?.points
  }
}

/// Arranges views side by side.
public struct HStack<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let spacing: Double?
  let content: Content

  /// Makes a row; the spacing is in points, and nil leaves it to the host.
  ///
  /// The alignment has no effect.
  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.spacing = spacing
    self.content = content()
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ContainerNode(view, at: site).mounted()
  }
}

extension HStack: ContainerView {
  func describe(_ element: inout Element) {
    element.role = .horizontal
    element.style.spacing = spacing?.points
  }
}

/// Draws views on top of each other, the first one at the back.
public struct ZStack<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let alignment: Alignment
  let content: Content

  /// Makes layers, lined up by the horizontal part of the alignment.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ContainerNode(view, at: site).mounted()
  }
}

extension ZStack: ContainerView {
  func describe(_ element: inout Element) {
    element.role = .layered
    element.style.alignment = alignment.horizontal.style
  }
}

extension Double {
  /// Whole points, at most 10,000 either way; nil if it is not a number.
  fileprivate var points: Int? { isNaN ? nil : Int(min(max(self, -10_000), 10_000)) }
}

/// A column; its views are all mounted at once, so it is lazy in name only.
public typealias LazyVStack = VStack
/// A row; its views are all mounted at once, so it is lazy in name only.
public typealias LazyHStack = HStack
