/// The views of a label: shown among the children of a control, or drawn as text only.
struct LabelSlot<Label: View> {
  private(set) var node: TypedNode<Label>?
  private var plain: Text?

  /// Shows a newer label; one that is a plain `Text`, as most are, needs no node.
  mutating func update(
    _ label: Label, owner: ViewNode, environment: EnvironmentValues, isShown: Bool = false
  ) {
    if let text = label as? Text {
      plain = text
    } else if let node {
      node.update(label, environment)
    } else if let text = (label as? any PlainTextView)?.plainText {
      plain = text
    } else {
      plain = nil
      let site =
        isShown
        ? owner.childSite(environment: environment, labelledControl: owner)
        : owner.childSite(environment: environment, labelOwner: owner)
      node = Label._makeNode(label, at: site)
    }
  }

  var text: String {
    plain?.string ?? node?.gatheredText ?? ""
  }

  /// Gives an element the text of the label, and the style of one that is a plain text.
  func describe(_ element: inout Element) {
    plain?.applyStyle(to: &element)
    element.label = text
  }
}
