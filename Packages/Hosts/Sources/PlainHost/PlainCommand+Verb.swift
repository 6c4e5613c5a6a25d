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
      case .show: "prints the screen"
      case .tap: "presses a button or link, submits a field"
      case .type: "sets the text of a field or date; without TEXT it is emptied"
      case .toggle: "turns a toggle on or off"
      case .choose: "chooses in a picker or menu; without OPTION it lists them"
      case .step: "goes up or down: a stepper, slider or date"
      case .slide: "sets a slider"
      case .expand: "opens or closes a group"
      case .search: "looks for the text"
      case .select: "selects a row, or no longer"
      case .delete: "deletes a row"
      case .move: "moves a row to a place among its neighbours; the first is 1"
      case .tab: "selects a tab"
      case .key: "presses a key, such as cmd+n, shift+left, enter or esc"
      case .back: "goes one step back, or closes what is in front"
      case .wait: "waits until the screen contains the text, for 5 seconds"
      case .refresh: "loads the content anew"
      case .state: "prints the tree of elements"
      case .help: "prints this list"
      case .quit: "leaves"
      }
    }
  }
}
