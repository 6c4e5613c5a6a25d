/// A toggle that is a button, with a filled ground while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// Returns a button that flips the toggle.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonLook(configuration.isOn ? .prominent : .bordered)
    .accessibilityAddTraits(configuration.isOn ? [.isToggle, .isSelected] : .isToggle)
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button, filled while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
