import Foundation

/// What a browser without script has sent: every field and switch of the page, and the button.
struct PageForm {
  private(set) var session: String?
  private(set) var fields: [UInt64: String] = [:]
  /// The switches that were on the page, and those of them that were on.
  private(set) var switches: Set<UInt64> = []
  private(set) var on: Set<UInt64> = []
  private(set) var pressed: UInt64?
  /// What was done to a control or a row by one of its own buttons.
  var step: ClientAction.Step? {
    stepped.flatMap { ClientAction.Step($0.number, $0.name, nil) }
  }
  private var stepped: (name: String, number: UInt64)?
  private(set) var goesBack = false
  /// The graph that the page was of, what it could be told from others by, and the place of it.
  private(set) var epoch: String?
  private(set) var shape: String?
  private(set) var place: String?
  /// The numbers of the controls that the page had.
  private(set) var controls: [UInt64] = []

  /// Reads an URL-encoded form; what it does not know is left out.
  init(_ text: String) {
    self.init(
      text.split(separator: "&").map { pair in
        let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (Self.decode(parts[0]), parts.count > 1 ? Self.decode(parts[1]) : "")
      })
  }

  /// Reads the fields of a form; what it does not know is left out.
  init(_ fields: [(name: String, value: String)]) {
    for (name, value) in fields {
      let number = UInt64(name.dropFirst())
      switch name.first {
      case "s" where name == "s": session = value
      case "p" where name == "p": pressed = UInt64(value)
      case "b" where name == "b": goesBack = true
      case "v" where name == "v":
        let parts = value.split(separator: " ").map(String.init)
        (epoch, shape) = (parts.first, parts.dropFirst().first)
        if parts.count > 2 { controls = Page.numbers(parts[2]) }
      // A place without a name is no more than the start.
      case "w" where name == "w" && value.hasPrefix("/") && !value.hasPrefix("/#") && value != "/":
        place = value
      case let letter? where "udxjk".contains(letter) && name.count == 1:
        stepped = UInt64(value).map { (name, $0) }
      case "h" where name == "h": if let number = UInt64(value) { switches.insert(number) }
      case "c": if let number { on.insert(number) }
      case "f": if let number { self.fields[number] = value }
      default: break
      }
    }
  }

  /// The form as if it had been written on another page, which has other numbers for its controls.
  func translated(to others: [UInt64]) -> PageForm {
    let names = Dictionary(zip(controls, others)) { first, _ in first }
    var form = self
    form.fields = [:]
    for (number, text) in fields { if let number = names[number] { form.fields[number] = text } }
    form.switches = Set(switches.compactMap { names[$0] })
    form.on = Set(on.compactMap { names[$0] })
    form.pressed = pressed.flatMap { names[$0] }
    form.stepped = stepped.flatMap { step in names[step.number].map { (step.name, $0) } }
    return form
  }

  private static func decode(_ text: Substring) -> String {
    let text = text.replacing("+", with: " ")
    return text.removingPercentEncoding ?? String(text)
  }
}
