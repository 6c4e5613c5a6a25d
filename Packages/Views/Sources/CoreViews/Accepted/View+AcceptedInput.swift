public import CoreArchitecture
public import Foundation

/// What a person does that hosts do not tell, or do in one way alone.
extension View {
  /// Returns the view itself: hosts tell which keys are pressed, and not which are held.
  public func onModifierKeysChanged(
    mask: EventModifiers = .all, initial: Bool = true,
    _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
  ) -> Self {
    self
  }
  /// Returns the view itself: hosts tell which keys are pressed, and not which are held.
  public func modifierKeyAlternate(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> some View
  ) -> Self {
    self
  }
  /// Returns the view itself: rows are found by search, and not by typing their letters.
  public func typeSelectEquivalent(_ text: Text?) -> Self { self }
  /// Returns the view itself: rows are found by search, and not by typing their letters.
  public func typeSelectEquivalent(_ text: LocalizedStringKey) -> Self { self }
  /// Returns the view itself: speaking instead of typing is a matter of the keyboard.
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> Self { self }
  /// Returns the view itself: hosts press an element, and not a place of it.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> Self { self }
  /// Returns the view itself: a view is picked up by its menu, and not at a place.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> Self { self }
  /// Returns the view itself: a view takes things by its menu, and not at a place.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> Self { self }
  /// Returns the view itself: nothing is dragged over a view that would open meanwhile.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }
  /// Returns the view itself: hosts do not tell where the pointer is.
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  /// Returns the view itself: hosts make no sound and do not shake.
  public func sensoryFeedback(
    _ feedback: SensoryFeedback, trigger: some Equatable
  ) -> Self {
    self
  }
  /// Returns the view itself: hosts make no sound and do not shake.
  public func sensoryFeedback<Trigger: Equatable>(
    _ feedback: SensoryFeedback, trigger: Trigger,
    condition: @escaping (_ old: Trigger, _ new: Trigger) -> Bool
  ) -> Self {
    self
  }
  /// Returns the view itself: hosts make no sound and do not shake.
  public func sensoryFeedback<Trigger: Equatable>(
    trigger: Trigger, _ feedback: @escaping (_ old: Trigger, _ new: Trigger) -> SensoryFeedback?
  ) -> Self {
    self
  }
  /// Returns the view itself: hosts do not tell where the pointer is.
  public func onContinuousHover(
    coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> Self {
    self
  }
  /// Returns the view itself: the repeating of keys is a matter of the keyboard.
  public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> Self { self }
  /// Returns the view itself: hosts have no gestures of the system.
  public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
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
  /// Returns the view itself: the field of a search tab is written in when a person goes there.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> Self { self }
  /// Returns the view itself: what is picked up is taken as the view says that takes it.
  public func dragConfiguration(_ configuration: DragConfiguration) -> Self { self }
  /// Returns the view itself: no picture of what is picked up is shown.
  public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> Self { self }
  /// Returns the view itself: no picture of what is picked up is shown.
  public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> Self { self }
  /// Returns the view itself: what a menu picks up is dropped by one, with nothing on the way.
  public func onDragSessionUpdated(_ action: @escaping (DragSession) -> Void) -> Self { self }
  /// Returns the view itself: what a menu picks up is dropped by one, with nothing on the way.
  public func onDropSessionUpdated(_ action: @escaping (DropSession) -> Void) -> Self { self }
  /// Returns the view itself: a terminal's keyboard takes no room of the screen.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }
}
