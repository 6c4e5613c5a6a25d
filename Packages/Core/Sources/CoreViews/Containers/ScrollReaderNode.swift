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
