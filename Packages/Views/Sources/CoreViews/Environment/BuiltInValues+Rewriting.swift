extension EnvironmentValues {
  /// Changes the text of an element as the views around it ask for.
  func rewrite(_ element: inout Element) {
    if builtIn.hasInheritedTraits { builtIn.apply(&element) }
    if builtIn.rewritesTexts { builtIn.rewrite(&element) }
  }
}

extension BuiltInValues {
  var hasInheritedTraits: Bool {
    if case .some = inherited { true } else { false }
  }

  var rewritesTexts: Bool {
    textCase != nil || !redaction.isEmpty || isDecorative
  }

  fileprivate func rewrite(_ element: inout Element) {
    switch element.role {
    case .text:
      if isCovered {
        element.label = String(element.label.map { $0.isWhitespace ? $0 : "▒" })
        element.style.appearances.append(.mark(.covered))
        return
      }
      switch textCase {
      case .uppercase: element.label = element.label.uppercased()
      case .lowercase: element.label = element.label.lowercased()
      case nil: break
      }
    case .image: if isDecorative || isCovered { element.label = "" }
    default: break
    }
  }

  private var isCovered: Bool {
    redaction.contains(.placeholder) || redaction.contains(.privacy) && isPrivate
  }
}

/// What few views ask for, for themselves and for those within.
struct InheritedTraits: Hashable {
  /// What fields ask of a keyboard.
  var entry = Element.TextInputTraits()
  /// How symbols are drawn.
  var symbolVariant = SymbolVariants.none
  /// Whether the labels of controls are told and not drawn.
  var hidesLabels = false
}

extension BuiltInValues {
  /// Fills in what the views around an element wish for it.
  func apply(_ element: inout Element) {
    guard let inherited else { return }
    if case .control(.edit) = element.role.category, inherited.entry != Element.TextInputTraits() {
      element.traits.entry = inherited.entry
    }
    if element.role == .image { element.value = inherited.symbolVariant.name(of: element.value) }
    if inherited.hidesLabels { element.hideLabel() }
  }
}

extension Element {
  /// Has hosts tell the label and not draw it, where it would stand beside a value.
  mutating func hideLabel() {
    switch role.category {
    case .control(.edit), .control(.flip), .control(.choose), .control(.adjust):
      traits.isLabelHidden = true
    case .content:
      if role == .progress || role == .gauge { traits.isLabelHidden = true }
    case .control(.press), .control(.select), .control(.pick), .control(.expand), .stack, .rows,
      .page, .sheet, .cover, .dialog:
      break
    }
  }
}
