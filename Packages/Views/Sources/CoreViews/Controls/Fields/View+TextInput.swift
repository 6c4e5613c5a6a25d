/// What fields ask of a keyboard; a page passes it on to the browser.
extension View {
  private func entry(_ change: @escaping (inout Element.TextInputTraits) -> Void) -> some View {
    changingBuiltIn { values in
      var inherited = values.inherited ?? InheritedTraits()
      change(&inherited.entry)
      values.inherited = inherited
    }
  }

  /// Keeps what is typed from being corrected, or has it corrected.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View {
    entry { $0.isCorrected = !isDisabled }
  }
  /// Keeps what is typed from being corrected, in the older form; nil leaves it to the host.
  public func disableAutocorrection(_ isDisabled: Bool?) -> some View {
    entry { $0.isCorrected = isDisabled.map { !$0 } }
  }
  /// Says which letters become capitals by themselves; nil leaves it to the host.
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> some View {
    entry { $0.capitals = style }
  }
  /// Says which letters become capitals by themselves, in the older form.
  public func autocapitalization(_ style: TextAutocapitalizationType) -> some View {
    let capitals: TextInputAutocapitalization =
      switch style {
      case .none: .never
      case .words: .words
      case .sentences: .sentences
      case .allCharacters: .characters
      }
    return entry { $0.capitals = capitals }
  }
  /// Asks for a keyboard with certain keys.
  public func keyboardType(_ type: KeyboardType) -> some View { entry { $0.keyboard = type } }
  /// Says what the text of fields is, so that a browser can fill it in; nil for anything.
  public func textContentType(_ type: TextContentType?) -> some View {
    entry { $0.content = type }
  }
  /// Sets the word on the key that submits.
  public func submitLabel(_ label: SubmitLabel) -> some View { entry { $0.submit = label } }
  /// Says whether tools that write may change or suggest words.
  public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View {
    entry { $0.isAssisted = behavior.isAssisted }
  }
  /// Says whether tools that write are offered.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View {
    entry { if visibility != .automatic { $0.isAssisted = visibility == .visible } }
  }
  /// Tells the labels of controls to those who do not see, and draws them not.
  public func labelsHidden() -> some View { labelsVisibility(.hidden) }
  /// Draws the labels of controls, or only tells them to those who do not see.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    changingBuiltIn { values in
      var inherited = values.inherited ?? InheritedTraits()
      inherited.hidesLabels = visibility == .hidden
      values.inherited = inherited
    }
  }
  /// Draws symbols in a variant, such as filled.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    changingEnvironment { $0.symbolVariants = $0.symbolVariants.joined(with: variant) }
  }
}
