/// A mounted field for a value, with what a person has typed so far.
///
/// The typed text stays as it is while it stands for the value, or for none: so `1.` is not made `1`
/// before the next digit. Submitting the field drops a text that stands for no value.
final class ValueFieldNode: TypedNode<TextField> {
  private let value: ValueText
  private var draft: String?

  init(_ view: TextField, _ value: ValueText, at site: MountSite) {
    self.value = value
    super.init(view, at: site)
  }

  override var hasElement: Bool { true }

  private var current: ValueText { view.value ?? value }

  override func evaluate() { elementChanged() }

  override func describe(_ element: inout Element) {
    environment.builtIn.apply(to: &element)
    view.describe(&element)
    let shown = current.get()
    if let draft, current.isCurrent(draft) || !isValid {
      element.value = draft
      element.traits.isInvalid = !isValid
    } else {
      element.value = shown
    }
    element.isSubmittable = environment.builtIn.submit != nil || draft != nil
    environment.builtIn.grant(&element)
    environment.builtIn.applyDecoration(to: &element)
  }

  private var isValid = true

  override var activation: (() -> Void)? {
    { [self] in
      draft = nil
      isValid = true
      elementChanged()
      environment.builtIn.submit?.perform()
    }
  }

  override var editing: ((String) -> String?)? {
    { [self] text in
      draft = text
      isValid = current.set(text)
      elementChanged()
      return nil
    }
  }
}
