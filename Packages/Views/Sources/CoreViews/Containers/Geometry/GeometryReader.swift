public import Foundation

/// A view whose content depends on the size that it is given.
///
/// ```
/// GeometryReader { proxy in
///   Text(proxy.size.width > 300 ? "Wide" : "Narrow")
/// }
/// ```
///
/// It takes all that is offered, and puts its content at the top of the leading side. The content
/// is evaluated again when a host has laid it out at another size. Before that, and where a host
/// lays nothing out, it has the size of a common terminal, 640 by 384 points.
public struct GeometryReader<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let content: (GeometryProxy) -> Content

  /// Makes a view of a closure that is given the size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    GeometryNode(view, at: site).mounted()
  }
}

/// The size and place of a ``GeometryReader``, in points.
public struct GeometryProxy {
  let place: GeometryPlace
  private let known: CGRect

  init(_ place: GeometryPlace) {
    self.place = place
    known = place.frame
  }

  /// The size that the reader takes.
  public var size: CGSize { known.size }

  /// The room that a device keeps free at the edges; no host has any.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// Returns the frame in a coordinate space: that of the reader itself, or that of the page.
  ///
  /// A content that asks for its place on the page is evaluated again when that changes.
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: return CGRect(origin: .zero, size: known.size)
    case .global, .named:
      place.isOriginRead = true
      return known
    }
  }
}

/// What a geometry reader knows of its place.
final class GeometryPlace {
  /// A common terminal, for hosts that lay nothing out.
  var frame = CGRect(x: 0, y: 0, width: 640, height: 384)
  /// Whether the content depends on more than the size.
  var isOriginRead = false
}

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
  /// A view that is drawn over or behind another is often there to measure it, and what is measured
  /// may never become smaller again: it begins as a point.
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
