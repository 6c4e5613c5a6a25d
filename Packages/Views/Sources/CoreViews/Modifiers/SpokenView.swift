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

/// A mounted view with others that are told and not drawn; its element is one row of a list.
final class SpokenNode<Content: View, Spoken: View>: TypedElementNode<SpokenView<Content, Spoken>> {
  private var drawn: EnvironmentValues?
  private var told: EnvironmentValues?
  private var content: TypedNode<Content>?
  private var spoken: TypedNode<Spoken>?

  override var hasElement: Bool { true }
  override var isDescriptionObserved: Bool { false }

  override func evaluate() {
    let decoration = environment.builtIn.decoration ?? BuiltInValues.Decoration()
    let isInPlace = view.isInPlace
    let drawn = environment.inner(
      with: isInPlace ? decoration.ofControl : decoration.ofView, kept: &drawn)
    let told = environment.inner(with: isInPlace ? decoration.ofSpeech : nil, kept: &told)
    if let content, let spoken {
      content.update(view.content, drawn)
      spoken.update(view.spoken, told)
    } else {
      content = Content._makeNode(view.content, at: childSite(environment: drawn))
      spoken = Spoken._makeNode(view.spoken, at: childSite(environment: told))
    }
    elementChanged()
  }

  override func describe(_ element: inout Element) {
    element.role = .vertical
    element.traits.holdsSpoken = true
    element.isEnabled = environment.builtIn.isEnabled
    environment.applyPlace(to: &element)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    if let spoken { visit(spoken) }
  }
}
