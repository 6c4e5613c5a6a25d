public import Foundation

extension View {
  /// Draws views in front of this one, which alone decides about the size.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    LayersView(
      arrangement: .overlay(alignment), content: self,
      layer: ZStack(alignment: alignment, content: content))
  }

  /// Draws a view in front of this one, which alone decides about the size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Draws views behind this one, which alone decides about the size.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    LayersView(
      arrangement: .underlay(alignment), content: self,
      layer: ZStack(alignment: alignment, content: content))
  }

  /// Draws a view behind this one, which alone decides about the size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Draws a gradient behind this view, which alone decides about the size.
  public func background(
    _ style: some GradientStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background(style, in: Rectangle())
  }

  /// Draws a shape in a style behind this view, which alone decides about the size.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// Draws a shape in the colour of the page behind this view, which alone decides about the size.
  public func background(
    in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Draws a shape in a style in front of this view, which alone decides about the size.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }

  /// Draws a style in front of this view, which alone decides about the size.
  public func overlay(
    _ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay(style, in: Rectangle())
  }

  /// Draws a view behind this one as a row of a list.
  @_disfavoredOverload
  public func listRowBackground<Background: View>(_ view: Background?) -> some View {
    frame(maxWidth: .infinity, alignment: .leading).background { view }
  }

  /// Puts views above or below this one, which gets the rest of the room; the spacing is in points.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    LayersView(
      arrangement: .inset(
        edge == .top ? .top : .bottom, Alignment(horizontal: alignment, vertical: .center),
        spacing: spacing),
      content: self, layer: VStack(alignment: alignment, content: content))
  }

  /// Puts views beside this one, which gets the rest of the room; the spacing is in points.
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    LayersView(
      arrangement: .inset(
        edge == .leading ? .leading : .trailing,
        Alignment(horizontal: .center, vertical: alignment), spacing: spacing),
      content: self, layer: VStack(content: content))
  }
}

/// A view with others in front of it, behind it, or at one of its edges.
struct LayersView<Content: View, Layer: View>: View {
  typealias Body = Never

  let arrangement: LayoutArrangement
  let content: Content
  let layer: Layer

  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    LayersNode(view, at: site).mounted()
  }
}

extension LayersView: TagCarrier {
  var carriedTag: AnyHashable? { (content as? any TagCarrier)?.carriedTag }
}

extension LayersView: BadgeCarrier {
  var carriedBadge: String { (content as? any BadgeCarrier)?.carriedBadge ?? "" }
}

/// A mounted view with others in front of it, behind it, or at one of its edges.
///
/// The elements of the view come first; the last child holds the others.
final class LayersNode<Content: View, Layer: View>: TypedElementNode<LayersView<Content, Layer>> {
  private var inner: EnvironmentValues?
  private var content: TypedNode<Content>?
  private var layer: TypedNode<Layer>?

  override var hasElement: Bool { true }
  override var isDescriptionObserved: Bool { false }

  override func evaluate() {
    let outer = environment.withoutDecoration
    // Names, focus and actions are those of the view, not of what is drawn over or behind it.
    let inner = environment.inner(with: environment.builtIn.decoration?.ofView, kept: &inner)
    if let content, let layer {
      content.update(view.content, inner)
      layer.update(view.layer, outer)
    } else {
      content = Content._makeNode(view.content, at: childSite(environment: inner))
      layer = Layer._makeNode(view.layer, at: childSite(environment: outer))
    }
    elementChanged()
  }

  override func describe(_ element: inout Element) {
    element.role = .layered
    element.isEnabled = environment.builtIn.isEnabled
    element.style.layout.arrangement = view.arrangement
    environment.applyPlace(to: &element)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    if let layer { visit(layer) }
  }
}

extension LayersNode: LayersOwner {
  var contentNode: ViewNode? { content }
}

/// A mounted view with layers, which have the size that it has.
protocol LayersOwner: ViewNode {
  /// The view itself; nil until it is mounted.
  var contentNode: ViewNode? { get }
}
