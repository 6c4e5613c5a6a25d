/// The reason why an interaction was not carried out.
enum Refusal {
  case gone(Element.ID)
  case hidden(Element)
  case covered(Element, by: Element)
  case disabled(Element)
  case notActivatable(Element)
  case notEditable(Element)
  case nothingToGoBackTo
  case choiceRequired(Element)
  case closingDisabled(Element)
  case nothingToRefresh

  var text: String {
    switch self {
    case .gone(let id):
      "the element \(id) is no longer there"
    case .hidden(let element):
      "\(element.spokenName) is not on screen"
    case .covered(let element, let modal):
      "\(element.spokenName) is behind \(modal.spokenName)"
    case .disabled(let element):
      "\(element.spokenName) is disabled"
    case .notActivatable(let element):
      "\(element.spokenName) does nothing when activated"
    case .notEditable(let element):
      "\(element.spokenName) is not a field, so it cannot be edited"
    case .nothingToGoBackTo:
      "there is nowhere to go back to"
    case .choiceRequired(let modal):
      "\(modal.spokenName) asks for a choice and has no button to cancel"
    case .closingDisabled(let modal):
      "\(modal.spokenName) can only be closed by its own controls"
    case .nothingToRefresh:
      "nothing on screen can be refreshed"
    }
  }

  var outcome: InteractionOutcome { .refused(text) }
}

extension Element {
  /// The element in words, such as: the button "Log in".
  var spokenName: String {
    let name = "the \(role.spokenName)"
    return label.isEmpty ? name : "\(name) \"\(label)\""
  }
}

extension Element.Role {
  var spokenName: String {
    switch self {
    case .vertical, .horizontal, .layered: "stack"
    case .textField: "field"
    case .secureField: "secure field"
    case .progress: "progress view"
    case .navigation: "navigation stack"
    case .tabs: "tab view"
    case .confirmationDialog: "dialog"
    case .text, .image, .divider, .spacer, .button, .link, .toggle, .list, .section, .screen,
      .tab, .alert, .sheet, .cover:
      rawValue
    }
  }
}
