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
