import CoreArchitecture
@_spi(Hosts) public import CoreViews

/// A command to the plain host, which is one line of its input.
public enum PlainCommand: Hashable, Sendable {
  /// Prints the screen.
  case show
  /// Presses the button or link with the label, or submits the field.
  case tap(String)
  /// Replaces the text of a field.
  ///
  /// Without a label, the text begins with it; where it ends depends on the screen.
  case type(label: String?, text: String)
  /// Turns the toggle with the label on or off.
  case toggle(String)
  /// Chooses an option of a picker, or what a menu offers; with an empty text, lists them.
  ///
  /// Without a label, the text begins with it; where it ends depends on the screen.
  case choose(label: String?, text: String)
  /// Goes some steps up or down in the stepper, slider or date picker with the label.
  case step(String, Int)
  /// Gives the slider with the label a number.
  case slide(String, String)
  /// Opens or closes the group with the label.
  case expand(String)
  /// Selects the row with the label, or no longer.
  case select(String)
  /// Deletes the row with the label.
  case delete(String)
  /// Moves the row with the label to a place among its neighbours, counted from 1.
  case move(String, Int)
  /// Replaces the text of the search field.
  case search(String)
  /// Selects the tab with the label.
  case tab(String)
  /// Presses a key, such as `cmd+n`.
  case key(Element.Accessibility.Shortcut)
  /// Goes one step back, or closes what is in front.
  case back
  /// Waits until the screen contains the text, for some seconds at most.
  case wait(String, seconds: Double)
  /// Loads the content again.
  case refresh
  /// Prints the tree of elements.
  case state
  /// Prints the list of commands.
  case help
  /// Leaves.
  case quit

  /// The seconds that `wait` waits unless it is given others.
  public static let defaultWait = 5.0
  /// The most seconds that `wait` waits: a day.
  static let longestWait = 86_400.0
}

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

/// Why a line is not a command.
public enum PlainCommandError: Error, Hashable, CustomStringConvertible {
  /// There is no command of this name; commands of a similar name are suggested.
  case unknown(String, suggestions: [String])
  /// The command needs a label or a text.
  case missingArgument(usage: String)
  /// The command does not take this.
  case unexpectedArgument(String, usage: String)
  /// What follows the quoted text of `wait` is not a number.
  case notSeconds(String)
  /// What should be a number is none.
  case notANumber(String, usage: String)
  /// No key goes by this name.
  case notAKey(String)
  /// A quoted text has no closing quote.
  case openQuotation(String)
  /// An escape in a quoted text, such as `\q`, is not a known one.
  case unknownEscape(String)

  /// What is wrong with the line and what to write instead.
  public var description: String {
    switch self {
    case .unknown(let word, let suggestions) where suggestions.isEmpty:
      hostText("there is no command \"\(word)\"; \"help\" lists the commands")
    case .unknown(let word, let suggestions):
      hostText(
        """
        there is no command "\(word)"; did you mean \
        \(suggestions.map { "\"\($0)\"" }.joined(separator: hostText(" or ")))?
        """)
    case .missingArgument(let usage):
      hostText("something is missing; write \"\(usage)\"")
    case .unexpectedArgument(let text, let usage):
      hostText("\"\(text)\" is too much; write just \"\(usage)\"")
    case .notSeconds(let text):
      hostText("\"\(text)\" is not a number of seconds; write wait \"TEXT\" SECONDS")
    case .notANumber(let text, let usage):
      hostText("\"\(text)\" is not a number; write \"\(usage)\"")
    case .notAKey(let name):
      hostText(
        """
        no key is called "\(name)"; write a character or enter, esc, tab, space, del, backspace, up, \
        down, left, right, home, end, pageup or pagedown, after cmd+, ctrl+, alt+ or shift+
        """)
    case .openQuotation(let words):
      hostText(
        """
        the quotation \(words) has no end; put " behind it, or write \\" where the text has a \
        quotation mark of its own
        """)
    case .unknownEscape(let sign):
      hostText(
        """
        "\(sign)" means nothing in quotation marks; write \\\\ for a backslash, or \\" \\n \\t or \
        \\u{1B} for what they stand for
        """)
    }
  }
}
