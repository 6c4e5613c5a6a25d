public import Foundation

/// Words of pointers, editors and systems that no host has, accepted so that views compile as they are.
extension View {
  /// Returns the view itself: hosts keep the selection of a field to themselves.
  public func searchSelection(_ selection: Binding<TextSelection?>) -> Self { self }
  /// Returns the view itself: hosts keep the selection of a field to themselves.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> Self { self }
  /// Returns the view itself: an editor edits texts without styles, so it has no controls for them.
  public func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> Self {
    self
  }
  /// Returns the view itself: an editor edits texts without styles.
  public func attributedTextFormattingDefinition(
    _ definition: some AttributedTextFormattingDefinition
  ) -> Self {
    self
  }
  /// Returns the view itself: an editor edits texts without styles.
  public func attributedTextFormattingDefinition<Scope: AttributeScope>(
    _ scope: KeyPath<AttributeScopes, Scope.Type>
  ) -> Self {
    self
  }
  /// Returns the view itself: a person scrolls with what the host has.
  public func scrollInputBehavior(
    _ behavior: ScrollInputBehavior, for input: ScrollInputKind
  ) -> Self {
    self
  }
  /// Returns the view itself: each view is marked by itself.
  public func hoverEffectGroup(_ group: HoverEffectGroup? = HoverEffectGroup()) -> Self { self }
  /// Returns the view itself: each view is marked by itself.
  public func hoverEffectGroup(id: String? = nil, in namespace: Namespace.ID) -> Self { self }
  /// Returns the view itself: hosts mark the chosen option of a palette in one way.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> Self { self }
  /// Returns the view itself: the button of former times is a `Menu`, whose look is `menuStyle`.
  public func menuButtonStyle(_ style: some MenuButtonStyle) -> Self { self }
  /// Returns the view itself: a wheel shows its options below each other, each as high as its text.
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> Self { self }
  /// Returns the view itself: the field of a search tab is written in when a person goes there.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> Self { self }
}
