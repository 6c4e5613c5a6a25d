public import CoreArchitecture
public import CoreCasePaths

extension View {
  /// Sets the title of the screen or sheet that the view is part of, in the person's language.
  ///
  /// Of several titles that can be seen, the innermost and latest one counts.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    navigationTitle(Text(title))
  }

  /// Sets the title of the screen or sheet that the view is part of; the text's style is left out.
  ///
  /// From a binding, hosts do not let the title be edited.
  public func navigationTitle(_ title: some _ShownTitle & _Weighty) -> some View {
    modified(by: TitleModifier(title: title._title))
  }

  /// Replaces the label that hosts show and by which interactions find the element.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what happens when a person uses the element; a page shows it beside the pointer.
  public func help(_ text: some StringProtocol) -> some View { accessibilityHint(text) }
  /// Says what the view is for, where a person asks for it.
  public func help(_ text: Text) -> some View { accessibilityHint(text) }

  /// Says what happens when a person uses the element.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets the title of the screen that the view is part of, in the older form.
  public func navigationBarTitle(_ title: Text, displayMode: TitleDisplayMode) -> some View {
    navigationTitle(title)
  }

  /// Replaces the label that hosts show and by which interactions find the element.
  public func accessibilityLabel(_ label: Text) -> some View {
    changingDecoration { $0.label = label.string }
  }

  /// Says what happens when a person uses the element.
  public func accessibilityHint(_ hint: Text) -> some View {
    speaking { $0.hint = hint.string }
  }

  /// Says something instead of the element's value.
  public func accessibilityValue(_ value: Text) -> some View {
    speaking { $0.value = value.string }
  }

  /// Puts a text at the end of the row or tab that the view is; nil for none.
  public func badge(_ label: Text?) -> some View {
    changingDecoration { $0.badge = label?.string ?? "" }
  }

  /// Gives the element an action of its own, whose label's text is its name.
  public func accessibilityAction(
    action: @escaping () -> Void, @ViewBuilder label: () -> some View
  ) -> some View {
    accessibilityAction(named: (label() as? Text)?.string ?? "", action)
  }
}

/// Titles the screen, sheet or root that the view is part of.
public struct TitleModifier: NodeModifier {
  let title: Text

  /// Registers the title with the screen around, or replaces it.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing ?? TitleAttachment(node: node)
    node.environment.builtIn.titles?.set(.title(title.string), by: node.id, in: node.visibility)
    return attachment
  }
}

extension View {
  /// Sets the title of the screen or sheet that the view is part of.
  ///
  /// Of several titles that can be seen, the innermost and latest one counts.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(Text(verbatim: String(title)))
  }
}

/// What titles a screen or dialog beside keys and strings: a text, or a text of the app.
///
/// A modifier has one overload for all of them, which no literal fits: where a line of a body is
/// wrong, the compiler tries every overload that fits with those of all other modifiers. It
/// requires `_Weighty`, so that it is not tried for other values either while the message is looked
/// for.
public protocol _ShownTitle {
  /// The text that is shown.
  var _title: Text { get }
}

extension Text: _ShownTitle, _Weighty {
  /// The text itself.
  public var _title: Text { self }
}

extension LocalizedStringResource: _ShownTitle, _Weighty {
  /// The text in the person's language.
  public var _title: Text { Text(self) }
}

extension Binding: _ShownTitle where Value == String {
  /// The text that the binding reads now; hosts do not let it be edited.
  public var _title: Text { Text(verbatim: wrappedValue) }
}

extension Binding: _Weighty {}

/// The older form of what views say of themselves.
extension View {
  /// Replaces the label, and says what the element holds and does; nil changes nothing.
  public func accessibility(
    label: Text? = nil, value: Text? = nil, hint: Text? = nil, identifier: String? = nil,
    hidden: Bool? = nil, sortPriority: Double? = nil
  ) -> some View {
    changingDecoration { decoration in
      if let label { decoration.label = label.string }
    }
    .speaking { speech in
      if let value { speech.value = value.string }
      if let hint { speech.hint = hint.string }
      if let identifier { speech.identifier = identifier }
      if let hidden { speech.isHidden = hidden }
      if let sortPriority { speech.sortPriority = sortPriority }
    }
  }

  /// Says what the element is, besides its role, in the older form.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
}
