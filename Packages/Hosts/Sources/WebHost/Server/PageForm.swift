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
  private(set) var step: ClientAction.Step?
  private(set) var goesBack = false

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
      case let letter? where "udxjk".contains(letter) && name.count == 1:
        step = UInt64(value).flatMap {
          ClientAction.Step($0, name, nil)
        }
      case "h" where name == "h": if let number = UInt64(value) { switches.insert(number) }
      case "c": if let number { on.insert(number) }
      case "f": if let number { self.fields[number] = value }
      default: break
      }
    }
  }

  private static func decode(_ text: Substring) -> String {
    let text = text.replacing("+", with: " ")
    return text.removingPercentEncoding ?? String(text)
  }
}
