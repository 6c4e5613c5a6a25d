/// The choices for all kinds of controls, by the protocol of their styles.
struct StyleChoices: Equatable {
  private var choices: [ObjectIdentifier: StyleChoice] = [:]

  subscript(kind: Any.Type) -> StyleChoice? {
    get { choices.isEmpty ? nil : choices[ObjectIdentifier(kind)] }
    set { choices[ObjectIdentifier(kind)] = newValue }
  }

  static func == (lhs: Self, rhs: Self) -> Bool {
    if lhs.choices.isEmpty && rhs.choices.isEmpty { return true }
    return lhs.choices.count == rhs.choices.count
      && lhs.choices.allSatisfy { rhs.choices[$0.key]?.isSame(as: $0.value) ?? false }
  }
}

/// The style that a view further out has chosen for a kind of control.
class StyleChoice {
  var value: Any { self }
  func isSame(as other: StyleChoice) -> Bool { self === other }
}

/// A choice of a known type; the same bits are the same style.
final class TypedStyleChoice<Style>: StyleChoice {
  let style: Style

  init(_ style: Style) { self.style = style }

  override var value: Any { style }

  override func isSame(as other: StyleChoice) -> Bool {
    self === other
      || (other as? TypedStyleChoice<Style>).map { haveSameBits($0.style, style) } ?? false
  }
}
