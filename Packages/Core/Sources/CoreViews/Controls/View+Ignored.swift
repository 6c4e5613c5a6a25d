public import Foundation

/// Modifiers without anything to show in any host, accepted so that views compile as they are.
extension View {
  /// Returns the view itself: the digits of all hosts have one width.
  public func monospacedDigit() -> Self { self }
  /// Returns the view itself: hosts have one distance between characters.
  public func kerning(_ kerning: CGFloat) -> Self { self }
  /// Returns the view itself: hosts have one distance between characters.
  public func tracking(_ tracking: CGFloat) -> Self { self }
  /// Returns the view itself: hosts have one base line.
  public func baselineOffset(_ offset: CGFloat) -> Self { self }
  /// Returns the view itself: hosts have one width of characters.
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  /// Returns the view itself: texts keep their size, and are wrapped or cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> Self { self }
  /// Returns the view itself: characters keep their distance.
  public func allowsTightening(_ isAllowed: Bool) -> Self { self }
  /// Returns the view itself: each host has one look for text fields.
  public func textFieldStyle(_ style: some TextFieldStyle) -> Self { self }
  /// Returns the view itself: each host has one size for controls.
  public func controlSize(_ size: ControlSize) -> Self { self }
  /// Returns the view itself: hosts draw borders of one shape.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  /// Returns the view itself: symbols have the size of text.
  public func imageScale(_ scale: Image.Scale) -> Self { self }
  /// Returns the view itself: symbols are drawn in one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
  /// Returns the view itself: a symbol is drawn as it is named.
  public func symbolVariant(_ variant: SymbolVariants) -> Self { self }
  /// Returns the view itself: no host corrects what a person types.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// Returns the view itself: no host corrects what a person types.
  public func disableAutocorrection(_ isDisabled: Bool?) -> Self { self }
  /// Returns the view itself: no host capitalises what a person types.
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> Self { self }
  /// Returns the view itself: no host capitalises what a person types.
  public func autocapitalization(_ style: TextAutocapitalizationType) -> Self { self }
  /// Returns the view itself: every field takes any text.
  public func keyboardType(_ type: KeyboardType) -> Self { self }
  /// Returns the view itself: no host fills in fields.
  public func textContentType(_ type: TextContentType?) -> Self { self }
  /// Returns the view itself: the key that submits has no label.
  public func submitLabel(_ label: SubmitLabel) -> Self { self }
  /// Returns the view itself: the text of every host can be copied.
  public func textSelection(_ selectability: some TextSelectability) -> Self { self }
  /// Returns the view itself: hosts draw the end of a change at once.
  public func animation(_ animation: Animation?, value: some Equatable) -> Self { self }
  /// Returns the view itself: hosts draw the end of a change at once.
  public func animation(_ animation: Animation?) -> Self { self }
  /// Returns the view itself: hosts draw the end of a change at once.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
  /// Says what happens when a person uses the element; no host shows it beside the pointer.
  public func help(_ text: some StringProtocol) -> some View { accessibilityHint(text) }
  /// Returns the view itself: hosts do not tell where the pointer is.
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
  /// Returns the view itself: hosts do not mark what the pointer is on.
  public func hoverEffect() -> Self { self }
  /// Returns the view itself: hosts have no bar of the system.
  public func statusBarHidden(_ isHidden: Bool = true) -> Self { self }
  /// Returns the view itself: hosts have no keys of the system.
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  /// Returns the view itself: hosts make no sound and do not shake.
  public func sensoryFeedback(
    _ feedback: SensoryFeedback, trigger: some Equatable
  ) -> Self {
    self
  }
}
