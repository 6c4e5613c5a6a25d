import CoreArchitecture
@_spi(Hosts) import CoreViews

extension PlainCommand {
  /// The first words of commands.
  enum Verb: String, CaseIterable {
    case show, tap, type, toggle, choose, step, slide, expand, search, select, delete, move
    case tab, key, back, wait, refresh, state, help, quit

    var usage: String {
      switch self {
      case .tap, .toggle, .expand, .select, .delete, .tab: "\(rawValue) LABEL"
      case .choose: "choose LABEL OPTION"
      case .key: "key NAME"
      case .step: "step LABEL +1"
      case .slide: "slide LABEL NUMBER"
      case .move: "move LABEL PLACE"
      case .search: "search TEXT"
      case .type: "type LABEL TEXT"
      case .wait: "wait TEXT"
      case .show, .back, .refresh, .state, .help, .quit: rawValue
      }
    }

    var takesArgument: Bool { usage != rawValue }

    var summary: String {
      switch self {
      case .show: hostText("prints the screen")
      case .tap: hostText("presses a button or link, submits a field")
      case .type: hostText("sets the text of a field or date; without TEXT it is emptied")
      case .toggle: hostText("turns a toggle on or off")
      case .choose: hostText("chooses in a picker or menu; without OPTION it lists them")
      case .step: hostText("goes up or down: a stepper, slider or date")
      case .slide: hostText("sets a slider")
      case .expand: hostText("opens or closes a group")
      case .search: hostText("looks for the text")
      case .select: hostText("selects a row, or no longer")
      case .delete: hostText("deletes a row")
      case .move: hostText("moves a row to a place among its neighbours; the first is 1")
      case .tab: hostText("selects a tab")
      case .key: hostText("presses a key, such as cmd+n, shift+left, enter or esc")
      case .back: hostText("goes one step back, or closes what is in front")
      case .wait: hostText("waits until the screen contains the text, for 5 seconds")
      case .refresh: hostText("loads the content anew")
      case .state: hostText("prints the tree of elements")
      case .help: hostText("prints this list")
      case .quit: hostText("leaves")
      }
    }
  }
}
