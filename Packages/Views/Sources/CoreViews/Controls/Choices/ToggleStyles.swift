/// The look of toggles.
///
/// ```
/// struct Lamp: ToggleStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button(configuration.isOn ? "Put out" : "Light") { configuration.isOn.toggle() }
///   }
/// }
/// ```
public protocol ToggleStyle: FieldHolder {
  /// The view of a toggle.
  associatedtype Body: View
  /// What the style knows of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Returns the view of a toggle.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension ToggleStyle {
  func view(_ configuration: Configuration) -> AnyView {
    StyledBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

extension View {
  /// Gives the toggles of this view a look.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    self.style(style, of: (any ToggleStyle).self)
  }
}

/// What a style knows of a toggle.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public typealias Label = StyleContent

  /// The label.
  public let label: Label
  /// Whether the toggle is on; writing it flips the toggle.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ.
  public var isMixed: Bool { false }
}

/// The toggle that a host finds best.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// Returns the toggle as the host draws it.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// As the host finds best.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A toggle that is a switch, which hosts draw as they draw every toggle.
public struct SwitchToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// Makes the style with a colour, which the host's own takes the place of.
  public init(tint: Color) {}
  /// Returns the toggle as the host draws it.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A toggle that is a box to check, which hosts draw as they draw every toggle.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Makes the style.
  public init() {}
  /// Returns the toggle as the host draws it.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box to check.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

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
