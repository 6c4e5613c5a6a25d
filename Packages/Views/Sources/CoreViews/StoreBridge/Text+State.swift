@_spi(Views) public import CoreArchitecture
public import Foundation

extension Text {
  /// Shows a text that is kept as state.
  ///
  /// It is bold if all its runs are; other styles are left out.
  public init(_ state: TextState) {
    self.init(verbatim: String(state: state))
    if state.runs.allSatisfy({ $0.style.contains(.bold) }) { self = bold() }
  }
}

// Dialogs draw their texts as the host does. What a text asks of a font, a colour or a voice is
// accepted, so that a feature written with it builds as it is, and has no effect.

extension TextState {
  /// Returns the text itself: dialogs have a font of their own.
  public func font(_ font: Font?) -> Self { self }
  /// Returns the text itself: dialogs have a font of their own.
  public func fontWeight(_ weight: Font.Weight?) -> Self { self }
  /// Returns the text itself: dialogs have a font of their own.
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  /// Returns the text itself: dialogs have a font of their own.
  public func fontDesign(_ design: Font.Design?) -> Self { self }
  /// Returns the text itself: dialogs have a font of their own.
  public func monospacedDigit() -> Self { self }
  /// Returns the text itself: dialogs have colours of their own.
  public func foregroundColor(_ color: Color?) -> Self { self }
  /// Returns the text itself: dialogs space their texts.
  public func kerning(_ kerning: CGFloat) -> Self { self }
  /// Returns the text itself: dialogs space their texts.
  public func tracking(_ tracking: CGFloat) -> Self { self }
  /// Returns the text itself: dialogs space their texts.
  public func baselineOffset(_ offset: CGFloat) -> Self { self }

  /// Sets or removes a line below the whole text; its pattern and colour are left out.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Self {
    underline(isActive)
  }

  /// Sets or removes a line below the whole text; its colour is left out.
  public func underline(_ isActive: Bool = true, color: Color?) -> Self { underline(isActive) }

  /// Sets or removes a line through the whole text; its pattern and colour are left out.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil
  ) -> Self {
    strikethrough(isActive)
  }

  /// Sets or removes a line through the whole text; its colour is left out.
  public func strikethrough(_ isActive: Bool = true, color: Color?) -> Self {
    strikethrough(isActive)
  }
}

extension TextState {
  /// Returns the text itself: readers of screens choose how to speak.
  public func speechAdjustedPitch(_ value: Double) -> Self { self }
  /// Returns the text itself: readers of screens choose how to speak.
  public func speechAlwaysIncludesPunctuation(_ isIncluded: Bool = true) -> Self { self }
  /// Returns the text itself: readers of screens choose how to speak.
  public func speechAnnouncementsQueued(_ isQueued: Bool = true) -> Self { self }
  /// Returns the text itself: readers of screens choose how to speak.
  public func speechSpellsOutCharacters(_ isSpelledOut: Bool = true) -> Self { self }
  /// Returns the text itself: a dialog says what its texts are.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
  /// Returns the text itself: a dialog says what its texts are.
  public func accessibilityLabel(_ label: TextState) -> Self { self }
  /// Returns the text itself: a dialog says what its texts are.
  public func accessibilityLabel(_ label: String) -> Self { self }
  /// Returns the text itself: a dialog says what its texts are.
  public func accessibilityTextContentType(_ kind: AccessibilityTextContentType) -> Self { self }
}
