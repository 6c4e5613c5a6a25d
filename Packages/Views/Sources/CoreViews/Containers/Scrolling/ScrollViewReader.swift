/// Gives its content a way to scroll to the views in it.
///
/// ```
/// ScrollViewReader { proxy in
///   Button("Newest") { proxy.scrollTo(messages.last?.id) }
///   List(messages) { Text($0.text) }
/// }
/// ```
public struct ScrollViewReader<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let content: (ScrollViewProxy) -> Content

  /// Makes a reader of the closure's views.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ScrollReaderNode(view, at: site).mounted()
  }
}

/// Scrolls what a ``ScrollViewReader`` holds.
public struct ScrollViewProxy {
  weak var reader: (any ScrollingNode)?

  /// Scrolls to the view with an id: one that `id(_:)` gave it, or that of a row.
  ///
  /// The anchor is the part of the view that meets the same part of the screen; without one the
  /// host scrolls no further than is needed. An id that no view has is left alone.
  public func scrollTo(_ id: some Hashable, anchor: UnitPoint? = nil) {
    reader?.scroll(to: AnyHashable(id), anchor: anchor)
  }
}

/// A mounted reader, whose element tells the host where to scroll.
final class ScrollReaderNode<Content: View>: TypedElementNode<ScrollViewReader<Content>>,
  ScrollingNode
{
  private var content: TypedNode<Content>?
  /// What was asked for, until the views of the same update are there.
  private var wanted: (id: AnyHashable, anchor: UnitPoint?)?
  private var target: Element.ScrollTarget?

  override var hasElement: Bool { true }
  override var isDescriptionObserved: Bool { false }

  override func evaluate() {
    let inner = environment.withoutDecoration
    let shown = runtime.track(self) { view.content(ScrollViewProxy(reader: self)) }
    if let content {
      content.update(shown, inner)
    } else {
      content = Content._makeNode(shown, at: childSite(environment: inner))
    }
    if wanted != nil { runtime.settle(self) }
    elementChanged()
  }

  func scroll(to id: AnyHashable, anchor: UnitPoint?) {
    wanted = (id, anchor)
    invalidate()
  }

  override func settle() {
    guard let (id, anchor) = wanted else { return }
    wanted = nil
    guard let element = elementID(of: AnyHashable(unwrapping: id)) else { return }
    target = Element.ScrollTarget(
      id: element, anchor: anchor, number: (target?.number ?? 0) + 1)
    elementChanged()
  }

  override func describe(_ element: inout Element) {
    element.role = .vertical
    element.isEnabled = environment.builtIn.isEnabled
    element.style.alignment = .leading
    element.traits.scrollTarget = target
    environment.applyDecoration(to: &element)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}

/// A node that can have its host scroll to a view below.
protocol ScrollingNode: AnyObject {
  func scroll(to id: AnyHashable, anchor: UnitPoint?)
}
