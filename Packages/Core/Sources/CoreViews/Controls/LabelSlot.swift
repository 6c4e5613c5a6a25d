/// The views that make up a control's label. They are mounted, and only their text is drawn.
struct LabelSlot<Label: View> {
  private(set) var node: TypedNode<Label>?
  private var plainText: String?

  /// A label that is a plain text, which most are, is not mounted at all.
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
  /// The texts below, separated by spaces; if there is none, the names of images.
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
      switch element.role {
      case .image: images.append(element.label)
      case _ where !element.label.isEmpty: texts.append(element.label)
      default: break
      }
    }
    forEachChild { $0.gather(&texts, &images) }
  }
}
