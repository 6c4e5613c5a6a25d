extension LayoutBox {
  /// What a box draws besides its children.
  enum Content: Hashable, Sendable {
    case group
    case lines([String], CellStyle)
    case button(ButtonContent)
    case toggle(ToggleContent)
    case field(FieldContent)
    case spinner(label: String)
    /// The fraction done, from 0 to 1.
    case meter(label: String, Double)
    case rule(isVertical: Bool)
    /// A border with a title in its upper edge.
    case card(title: String)

    /// What the Enter key does on it, in a word; nil where it does what Tab does, or nothing.
    var hint: String? {
      switch self {
      case .button(let button): button.kind == .link ? "open" : "press"
      case .toggle(let toggle): toggle.isOn ? "turn off" : "turn on"
      case .field(let field): field.isSubmittable ? "submit" : nil
      case .group, .lines, .spinner, .meter, .rule, .card: nil
      }
    }
  }

  struct ButtonContent: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
      case button, link
      case tab(isSelected: Bool)
    }

    var label: String
    var kind: Kind
    var color: TerminalColor
    /// Takes a whole row of a list.
    var isRow: Bool
  }

  struct ToggleContent: Hashable, Sendable {
    var label: String
    var isOn: Bool
    var isRow: Bool
  }

  struct FieldContent: Hashable, Sendable {
    var label: String
    var text: String
    var isSecure: Bool
    /// Whether the view handles a submission.
    var isSubmittable: Bool
    /// Whether the field has a border; if not, it is on one line after its label.
    var isBoxed: Bool
  }
}
