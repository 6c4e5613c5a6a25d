public import CoreArchitecture

extension View {
  /// Sets the title of the screen or sheet that the view is part of, in the person's language.
  ///
  /// Of several titles that can be seen, the innermost and latest one counts.
  public func navigationTitle(_ title: LocalizedStringKey) -> some View {
    modified(by: TitleModifier(title: Text(title).string))
  }

  /// Sets the title of the screen or sheet that the view is part of; the text's style is left out.
  public func navigationTitle(_ title: Text) -> some View {
    navigationTitle(title.string)
  }

  /// Replaces the label that hosts show and by which interactions find the element.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label).string)
  }

  /// Says what happens when a person uses the element.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hint).string)
  }
}
