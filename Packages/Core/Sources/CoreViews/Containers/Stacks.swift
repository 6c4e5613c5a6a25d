/// Views below each other.
public struct VStack<Content: View>: View {
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: Double?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

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

/// Views side by side.
public struct HStack<Content: View>: View {
  public typealias Body = Never

  let spacing: Double?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.spacing = spacing
    self.content = content()
  }

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

/// Views on top of each other, the first one at the back.
public struct ZStack<Content: View>: View {
  public typealias Body = Never

  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

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
  /// Whole points, as far as any screen goes; nil if it is not a number.
  fileprivate var points: Int? { isNaN ? nil : Int(min(max(self, -10_000), 10_000)) }
}

public typealias LazyVStack = VStack
public typealias LazyHStack = HStack
