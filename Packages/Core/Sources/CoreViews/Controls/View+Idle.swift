public import CoreArchitecture
public import Foundation

/// Words whose effect needs what no host has, accepted so that views compile as they are.
extension View {
  /// Returns the view itself: no title of a host stands for a file.
  public func navigationDocument(_ url: URL) -> Self { self }
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
  /// Returns the view itself: what is seen is always up to date.
  public func invalidatableContent(_ isInvalidatable: Bool = true) -> Self { self }
  /// Returns the view itself: a preview is shown in the host that shows it.
  public func previewContext(_ value: some Any) -> Self { self }
  /// Returns the view itself: those who listen choose the voice.
  public func speechAdjustedPitch(_ value: Double) -> Self { self }
  /// Returns the view itself: those who listen choose whether punctuation is spoken.
  public func speechAlwaysIncludesPunctuation(_ isIncluded: Bool = true) -> Self { self }
  /// Returns the view itself: symbols are drawn whole.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { self }
  /// Returns the view itself: symbols are drawn in one colour.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self { self }
  /// Returns the view itself: rows are found by search, and not by typing their letters.
  public func typeSelectEquivalent(_ text: Text?) -> Self { self }
  /// Returns the view itself: rows are found by search, and not by typing their letters.
  public func typeSelectEquivalent(_ text: LocalizedStringKey) -> Self { self }
  /// Returns the view itself: a long list has a bar, and is searched by its words.
  public func sectionIndexLabel(_ label: LocalizedStringKey?) -> Self { self }
  /// Returns the view itself: a long list has a bar, and is searched by its words.
  public func sectionIndexLabel(_ label: Text?) -> Self { self }
  /// Returns the view itself: a long list has a bar, and is searched by its words.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }
  /// Returns the view itself: speaking instead of typing is a matter of the keyboard.
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> Self { self }
  /// Returns the view itself: a search field stands above its view, and stays.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { self }
  /// Returns the view itself: a search field stands above its view, and stays.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> Self {
    self
  }
  /// Returns the view itself: hosts press an element, and not a place of it.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> Self { self }
  /// Returns the view itself: a view is picked up by its menu, and not at a place.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> Self { self }
  /// Returns the view itself: a view takes things by its menu, and not at a place.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> Self { self }
  /// Returns the view itself: nothing is dragged over a view that would open meanwhile.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }
  /// Returns the view itself: a program ends whatever is presented.
  public func dialogPreventsAppTermination(_ isPrevented: Bool?) -> Self { self }
}
