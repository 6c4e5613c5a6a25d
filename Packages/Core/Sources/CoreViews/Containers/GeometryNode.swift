internal import Foundation

/// A mounted geometry reader, which hears of its frame from the host.
final class GeometryNode<Content: View>: TypedNode<GeometryReader<Content>> {
  private let place = GeometryPlace()
  private var content: TypedNode<Content>?

  override var hasElement: Bool { true }
  override var isDescriptionObserved: Bool { false }

  override func evaluate() {
    let inner = environment.withoutDecoration
    place.isOriginRead = false
    let shown = runtime.track(self) { view.content(GeometryProxy(place)) }
    if let content {
      content.update(shown, inner)
    } else {
      content = Content._makeNode(shown, at: childSite(environment: inner))
    }
    elementChanged()
  }

  override func describe(_ element: inout Element) {
    element.role = .layered
    element.isEnabled = environment.builtIn.isEnabled
    element.style.layout.arrangement = .geometry
    environment.builtIn.applyDecoration(to: &element)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}

extension GeometryNode: LayoutLearner {
  func learn(_ fact: LayoutFact) {
    guard case .frame(let frame) = fact, frame != place.frame else { return }
    let isOtherSize = frame.size != place.frame.size
    place.frame = frame
    if isOtherSize || place.isOriginRead { invalidate() }
  }
}
