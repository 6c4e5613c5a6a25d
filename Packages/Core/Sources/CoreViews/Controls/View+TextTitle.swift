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
