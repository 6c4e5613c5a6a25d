extension EnvironmentValues {
  /// Changes the text of an element as the views around it ask for.
  func rewrite(_ element: inout Element) {
    if builtIn.hasWishes { builtIn.grant(&element) }
    if builtIn.rewritesTexts { builtIn.rewrite(&element) }
  }
}

extension BuiltInValues {
  var hasWishes: Bool {
    if case .some = wishes { true } else { false }
  }

  var rewritesTexts: Bool {
    textCase != nil || !redaction.isEmpty || isDecorative
  }

  fileprivate func rewrite(_ element: inout Element) {
    switch element.role {
    case .text:
      if isCovered {
        element.label = String(element.label.map { $0.isWhitespace ? $0 : "▒" })
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
