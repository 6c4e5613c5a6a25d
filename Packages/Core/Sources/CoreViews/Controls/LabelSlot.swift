/// The views of a control's label, which are mounted but drawn as text only.
struct LabelSlot<Label: View> {
  private(set) var node: TypedNode<Label>?
  private var plainText: String?

  /// Shows a newer label; one that is a plain `Text`, as most are, needs no node.
  mutating func update(_ label: Label, owner: ViewNode, environment: EnvironmentValues) {
    if let text = label as? Text {
      plainText = text.string
    } else if let node {
      node.update(label, environment)
    } else {
      node = Label._makeNode(
        label, at: owner.childSite(environment: environment, labelOwner: owner))
    }
  }

  var text: String {
    plainText ?? node?.gatheredText ?? ""
  }
}

extension ViewNode {
  /// The texts below, separated by spaces; without any text, the names of images.
  var gatheredText: String {
    var texts: [String] = []
    var images: [String] = []
    gather(&texts, &images)
    return (texts.isEmpty ? images : texts).joined(separator: " ")
  }

  private func gather(_ texts: inout [String], _ images: inout [String]) {
    if hasElement {
      var element = Element(id: id, role: .vertical)
      describe(&element)
      if element.role == .image {
        images.append(element.label)
      } else if !element.label.isEmpty {
        texts.append(element.label)
      }
    }
    forEachChild { $0.gather(&texts, &images) }
  }
}
