internal import Foundation

/// A mounted geometry reader, which hears of its frame from the host.
final class GeometryNode<Content: View>: TypedElementNode<GeometryReader<Content>> {
  private let place = GeometryPlace()
  private var isLaidOut = false
  private var content: TypedNode<Content>?

  override var hasElement: Bool { true }
  override var isDescriptionObserved: Bool { false }

  override func evaluate() {
    let inner = environment.withoutDecoration
    if !isLaidOut { place.frame.size = sizeOfFrames }
    place.isOriginRead = false
    let shown = runtime.track(self) { view.content(GeometryProxy(place)) }
    if let content {
      content.update(shown, inner)
    } else {
      content = Content._makeNode(shown, at: childSite(environment: inner))
    }
    elementChanged()
  }

  /// What fixed frames around the view say of its size, for hosts that lay nothing out.
  ///
  /// A view that is drawn over or behind another is often there to measure it, and what is measured may
  /// never become smaller again: it begins as a point.
  private var sizeOfFrames: CGSize {
    var (width, height): (CGFloat?, CGFloat?)
    var node: ViewNode? = self
    while let current = node, width == nil || height == nil {
      for case .frame(let itsWidth, let itsHeight, _) in current.environment.builtIn.decoration?
        .steps ?? []
      {
        (width, height) = (width ?? itsWidth, height ?? itsHeight)
      }
      node = current.elementParent
      if let owner = node as? any LayersOwner, owner.contentNode !== current {
        return CGSize(width: width ?? 1, height: height ?? 1)
      }
    }
    let common = GeometryPlace().frame.size
    return CGSize(width: width ?? common.width, height: height ?? common.height)
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
    isLaidOut = true
    let isOtherSize = frame.size != place.frame.size
    place.frame = frame
    if isOtherSize || place.isOriginRead { invalidate() }
  }
}
