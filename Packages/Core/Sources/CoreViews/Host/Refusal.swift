/// The reason why an interaction was not carried out.
enum Refusal {
  case gone(Element.ID)
  case hidden(Element)
  case covered(Element, by: Element)
  case disabled(Element)
  case notActivatable(Element)
  case notEditable(Element)
  case noWayBack(Element)
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
    case .noWayBack(let front):
      switch front.role.category {
      case .dialog: "\(front.spokenName) asks for a choice and has no button to cancel"
      case .sheet, .cover: "\(front.spokenName) can only be closed by its own controls"
      case .stack, .content, .control, .rows, .page: "there is nowhere to go back to"
      }
    case .nothingToRefresh:
      "nothing on screen can be refreshed"
    }
  }

  var outcome: InteractionOutcome { .refused(text) }
}
