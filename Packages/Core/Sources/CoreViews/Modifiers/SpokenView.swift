/// A view with others that are told to those who do not see, and not drawn.
struct SpokenView<Content: View, Spoken: View>: View {
  typealias Body = Never

  let content: Content
  let spoken: Spoken
  /// Whether the others are told in place of the view, rather than beside it.
  let isInPlace: Bool

  static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    SpokenNode(view, at: site).mounted()
  }
}

extension SpokenView: TagCarrier {
  var carriedTag: AnyHashable? { (content as? any TagCarrier)?.carriedTag }
}

extension SpokenView: BadgeCarrier {
  var carriedBadge: String { (content as? any BadgeCarrier)?.carriedBadge ?? "" }
}
