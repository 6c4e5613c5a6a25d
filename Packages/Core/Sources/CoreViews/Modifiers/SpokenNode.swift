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
    let drawn = inner(isInPlace ? decoration.ofControl : decoration.ofView, kept: &drawn)
    let told = inner(isInPlace ? decoration.ofSpeech : nil, kept: &told)
    if let content, let spoken {
      content.update(view.content, drawn)
      spoken.update(view.spoken, told)
    } else {
      content = Content._makeNode(view.content, at: childSite(environment: drawn))
      spoken = Spoken._makeNode(view.spoken, at: childSite(environment: told))
    }
    elementChanged()
  }

  private func inner(
    _ decoration: BuiltInValues.Decoration?, kept: inout EnvironmentValues?
  ) -> EnvironmentValues {
    let outer = environment.withoutDecoration
    guard let decoration, decoration != BuiltInValues.Decoration() else { return outer }
    var changed = outer
    changed.builtIn.decoration = decoration
    return changed.kept(in: &kept)
  }

  override func describe(_ element: inout Element) {
    element.role = .vertical
    element.traits.holdsSpoken = true
    element.isEnabled = environment.builtIn.isEnabled
    guard let decoration = environment.builtIn.decoration else { return }
    var values = BuiltInValues()
    values.decoration = decoration.ofPlace
    values.applyDecoration(to: &element)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    if let spoken { visit(spoken) }
  }
}
