/// Modifiers whose effect is up to the host: they are accepted so that views compile as they are.
extension View {
  public func padding(_ length: Double? = nil) -> Self { self }
  public func padding(_ edges: Edge.Set, _ length: Double? = nil) -> Self { self }

  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> Self {
    self
  }

  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> Self {
    self
  }

  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Self { self }
  public func lineLimit(_ number: Int?) -> Self { self }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
  public func cornerRadius(_ radius: Double) -> Self { self }
  public func italic(_ isActive: Bool = true) -> Self { self }
  public func monospacedDigit() -> Self { self }
  public func monospaced(_ isActive: Bool = true) -> Self { self }
  public func buttonStyle(_ style: ButtonStyle) -> Self { self }
  public func listStyle(_ style: ListStyle) -> Self { self }
  public func textFieldStyle(_ style: TextFieldStyle) -> Self { self }
  public func toggleStyle(_ style: ToggleStyle) -> Self { self }
  public func progressViewStyle(_ style: ProgressViewStyle) -> Self { self }
  public func controlSize(_ size: ControlSize) -> Self { self }
  public func labelsHidden() -> Self { self }
  public func imageScale(_ scale: ImageScale) -> Self { self }
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> Self { self }
  public func textInputAutocapitalization(_ style: TextInputAutocapitalization?) -> Self { self }
  public func keyboardType(_ type: KeyboardType) -> Self { self }
  public func textContentType(_ type: TextContentType?) -> Self { self }
  public func submitLabel(_ label: SubmitLabel) -> Self { self }
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> Self { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  public func accessibilityIdentifier(_ identifier: String) -> Self { self }
  public func accessibilityHint(_ hint: some StringProtocol) -> Self { self }
  public func contentShape(_ shape: Rectangle) -> Self { self }
  public func layoutPriority(_ value: Double) -> Self { self }
  public func animation(_ animation: Animation?, value: some Equatable) -> Self { self }
  public func ignoresSafeArea() -> Self { self }
}
