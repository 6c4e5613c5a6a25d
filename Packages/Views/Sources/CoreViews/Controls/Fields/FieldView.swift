/// A control for one text, which may stand for a value.
protocol FieldView: ControlView, EditableView {
  /// The value that the text stands for; nil for a field of text.
  var value: ValueText? { get }
  /// What is run when a person begins and ends an edit, and submits it.
  var listeners: FieldListeners { get }
}

/// What a field tells of an edit.
struct FieldListeners {
  /// Is told true at the first change, and false when the text is submitted.
  var onEditingChanged: ((Bool) -> Void)?
  /// Is run when the text is submitted.
  var onCommit: (() -> Void)?
}

/// A mounted field, with what a person has typed so far if it stands for a value.
///
/// The typed text stays as it is while it stands for the value, or for none: so `1.` is not made
/// `1` before the next digit. Submitting the field drops a text that stands for no value.
final class FieldNode<Content: FieldView>: TypedElementNode<Content> {
  private var label = LabelSlot<Content.Label>()
  private var draft: String?
  private var isValid = true
  private var isEdited = false

  override var hasElement: Bool { true }

  override func evaluate() {
    label.update(
      view.label, owner: self, environment: environment.withoutDecoration, at: .children)
    elementChanged()
  }

  override func describe(_ element: inout Element) {
    environment.apply(to: &element)
    label.describe(&element)
    view.describe(&element)
    let submits = environment.builtIn.submit?.takes(.text) == true
    element.isSubmittable = submits || draft != nil || view.listeners.onCommit != nil
    if let value = view.value {
      let shown = value.get()
      if let draft, value.isCurrent(draft) || !isValid {
        element.value = draft
        element.traits.isInvalid = !isValid
      } else {
        element.value = shown
      }
    }
    let alignment = environment.builtIn.lines.alignment
    if alignment != .leading { element.style.layout.lines.alignment = alignment }
    environment.rewrite(&element)
    environment.applyDecoration(to: &element)
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let node = label.node { visit(node) }
  }

  override var activation: (() -> Void)? {
    { [self] in
      draft = nil
      isValid = true
      if view.value != nil { elementChanged() }
      if isEdited { view.listeners.onEditingChanged?(false) }
      isEdited = false
      view.listeners.onCommit?()
      environment.builtIn.submit?.perform(.text)
    }
  }

  override var editing: ((String) -> String?)? {
    { [self] text in
      if !isEdited { view.listeners.onEditingChanged?(true) }
      isEdited = true
      guard let value = view.value else { return view.edit(text) }
      draft = text
      isValid = value.set(text)
      elementChanged()
      return nil
    }
  }
}
