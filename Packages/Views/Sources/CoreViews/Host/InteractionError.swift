internal import CoreArchitecture

/// The reason why an interaction was not carried out.
enum InteractionError {
  case gone
  case hidden(Element)
  case covered(Element, by: Element)
  case disabled(Element)
  case notActivatable(Element)
  case notEditable(Element)
  case notTakingFiles(Element)
  case invalid(Element, text: String, expected: String)
  case notAdjustable(Element)
  case atBound(Element, isUpper: Bool)
  case notDeletable(Element)
  case notMovable(Element)
  case noSuchPlace(Element, count: Int)
  case keyNotTaken(Element)
  case noAction(Element, String)
  case urlNotTaken(String)
  case noWayBack(Element)
  case nothingToRefresh

  var text: String {
    switch self {
    case .gone: ownText("that has gone from the screen in the meantime")
    case .hidden(let element):
      ownText("\(element.spokenName) is not on screen")
    case .covered(let element, let modal):
      ownText("\(element.spokenName) is behind \(modal.spokenName)")
    case .disabled(let element):
      ownText("\(element.spokenName) is disabled")
    case .notActivatable(let element):
      ownText("\(element.spokenName) does nothing when activated")
    case .notEditable(let element):
      ownText("\(element.spokenName) is not a field, so it cannot be edited")
    case .notTakingFiles(let element):
      ownText("\(element.spokenName) takes no files")
    case .invalid(let element, let text, let expected):
      ownText("\(element.spokenName) cannot take \"\(text)\"; it needs \(expected)")
    case .notAdjustable(let element):
      ownText("\(element.spokenName) has no steps")
    case .atBound(let element, let isUpper):
      isUpper
        ? ownText("\(element.spokenName) is at its greatest value")
        : ownText("\(element.spokenName) is at its least value")
    case .notDeletable(let element):
      ownText("\(element.spokenName) cannot be deleted")
    case .notMovable(let element):
      ownText("\(element.spokenName) cannot be moved")
    case .noSuchPlace(let element, let count):
      ownText(
        "\(element.spokenName) is one of \(count), so its place is a number from 1 to \(count)")
    case .keyNotTaken(let element):
      ownText("\(element.spokenName) does not take that key")
    case .noAction(let element, let name):
      ownText("\(element.spokenName) has no action \"\(name)\"")
    case .urlNotTaken(let url):
      ownText("no view opens URLs with `onOpenURL`, so \(url) is not opened")
    case .noWayBack(let front): Self.noWayBack(from: front)
    case .nothingToRefresh: ownText("nothing on screen can be refreshed")
    }
  }

  private static func noWayBack(from front: Element) -> String {
    switch front.role.category {
    case .dialog: ownText("\(front.spokenName) asks for a choice and has no button to cancel")
    case .sheet, .cover: ownText("\(front.spokenName) can only be closed by its own controls")
    case .stack, .content, .control, .rows, .page: ownText("there is nowhere to go back to")
    }
  }

  var outcome: InteractionOutcome { .refused(text) }
}
