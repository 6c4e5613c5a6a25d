/// Modifiers that change nothing, accepted so that views compile as they are.
extension View {
  /// Returns the view itself: hosts choose the room around it.
  public func padding(_ length: Double? = nil) -> Self { self }
  /// Returns the view itself: hosts choose the room around it.
  public func padding(_ edges: Edge.Set, _ length: Double? = nil) -> Self { self }

  /// Returns the view itself: hosts choose its size.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> Self {
    self
  }

  /// Returns the view itself: hosts choose its size.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> Self {
    self
  }

  /// Returns the view itself: hosts choose its size.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Self { self }
  /// Returns the view itself: texts take as many lines as they need.
  public func lineLimit(_ number: Int?) -> Self { self }
  /// Returns the view itself: hosts align the lines of a text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
  /// Returns the view itself: no host rounds corners of views.
  public func cornerRadius(_ radius: Double) -> Self { self }
  /// Returns the view itself: elements carry no slant.
  public func italic(_ isActive: Bool = true) -> Self { self }
  /// Returns the view itself: the host chooses the font.
  public func monospacedDigit() -> Self { self }
  /// Returns the view itself: the host chooses the font.
  public func monospaced(_ isActive: Bool = true) -> Self { self }
  /// Returns the view itself: each host has one look for buttons.
  public func buttonStyle(_ style: ButtonStyle) -> Self { self }
  /// Returns the view itself: each host has one look for lists.
  public func listStyle(_ style: ListStyle) -> Self { self }
  /// Returns the view itself: each host has one look for text fields.
  public func textFieldStyle(_ style: TextFieldStyle) -> Self { self }
  /// Returns the view itself: each host has one look for toggles.
  public func toggleStyle(_ style: ToggleStyle) -> Self { self }
  /// Returns the view itself: each host has one look for progress views.
  public func progressViewStyle(_ style: ProgressViewStyle) -> Self { self }
  /// Returns the view itself: each host has one size for controls.
  public func controlSize(_ size: ControlSize) -> Self { self }
  /// Returns the view itself: the labels of controls stay visible.
  public func labelsHidden() -> Self { self }
  /// Returns the view itself: each host has one size for images.
  public func imageScale(_ scale: ImageScale) -> Self { self }
  /// Returns the view itself: no host corrects what a person types.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// Returns the view itself: no host capitalises what a person types.
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> Self { self }
  /// Returns the view itself: every field takes any text.
  public func keyboardType(_ type: KeyboardType) -> Self { self }
  /// Returns the view itself: no host fills in fields.
  public func textContentType(_ type: TextContentType?) -> Self { self }
  /// Returns the view itself: the key that submits has no label.
  public func submitLabel(_ label: SubmitLabel) -> Self { self }
  /// Returns the view itself: a title has one size.
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  /// Returns the view itself: the way back stays visible, and works.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> Self { self }
  /// Returns the view itself: hosts choose the height of a sheet.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  /// Returns the view itself: tests find elements by their labels.
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
  /// Returns the view itself: elements carry no hint.
  public func accessibilityHint(_ hint: some StringProtocol) -> Self { self }
  /// Returns the view itself: controls react on all of their area.
  public func contentShape(_ shape: Rectangle) -> Self { self }
  /// Returns the view itself: hosts share out the room.
  public func layoutPriority(_ value: Double) -> Self { self }
  /// Returns the view itself: hosts draw the end of a change at once.
  public func animation(_ animation: Animation?, value: some Equatable) -> Self { self }
  /// Returns the view itself: hosts have no safe area.
  public func ignoresSafeArea() -> Self { self }
}
