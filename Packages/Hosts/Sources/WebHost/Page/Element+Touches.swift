@_spi(Hosts) import CoreViews
import Foundation

extension Element {
  /// What tells the script of the touches and keys that the element wants to know of.
  ///
  /// `data-touch` is for fingers that move or stay, and says after how many milliseconds they have
  /// stayed; `data-place` is for places and numbers of taps; `data-keys` is an expression for
  /// names.
  var inputAttributes: [(String, String?)] {
    let touches = traits.touches
    guard takesKeys || touches != TouchNeeds() else { return [] }
    return [
      ("data-touch", touches.followsFingers ? touches.hold?.milliseconds ?? "" : nil),
      ("data-place", touches.tellsTaps || touches.hold != nil ? "" : nil),
      ("data-keys", takesKeys && role.isControl ? traits.keys.expression : nil),
    ]
  }
}

extension Double {
  /// As a number that browsers can wait for; they count up to 2,147,483,647.
  fileprivate var milliseconds: String { "\(Int(Swift.min(Swift.max(0, self), 1e6) * 1000))" }
}

extension Element.Role {
  fileprivate var isControl: Bool {
    if case .control = category { true } else { false }
  }
}

extension Element.KeyNeeds {
  private static let others = "Arrow.+|Escape|Enter|Delete|Backspace|Home|End|Page.+"

  /// An expression for what browsers call the keys.
  fileprivate var expression: String {
    let named = keys.sorted().map { key in
      let name = Element.Accessibility.Shortcut(key: key).ariaName
      return name == "Space"
        ? " " : name.count == 1 ? NSRegularExpression.escapedPattern(for: key) : name
    }
    let all = named + (takesCharacters || takesAll ? ["."] : []) + (takesAll ? [Self.others] : [])
    return "^(\(all.joined(separator: "|")))$"
  }
}
