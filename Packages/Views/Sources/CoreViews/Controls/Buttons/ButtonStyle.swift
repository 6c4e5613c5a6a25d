/// The look of buttons; pressing them works as ever.
///
/// ```
/// struct Badge: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.bold().foregroundStyle(.orange)
///   }
/// }
/// ```
public protocol ButtonStyle: FieldHolder {
  /// The view of a button.
  associatedtype Body: View
  /// What the style knows of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Draws a button's label as a style of an app makes it.
private struct LookingButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle, LabelButtonStyle {
  let style: Style

  func makeBody(configuration: Configuration) -> some View {
    Button(role: configuration.role, action: configuration.action) {
      body(of: configuration.label, role: configuration.role)
    }
    .buttonLook(.plain)
  }

  func styled(_ label: StyleContent) -> AnyView { AnyView(body(of: label, role: nil)) }

  private func body(of label: StyleContent, role: ButtonRole?) -> some View {
    StyledBody(
      style: style,
      configuration: ButtonStyleConfiguration(role: role, label: label, isPressed: false)
    ) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Gives the buttons of this view a look.
  public func buttonStyle(_ style: some ButtonStyle) -> some View {
    buttonStyle(LookingButtonStyle(style: style))
  }

  func buttonLook(_ look: Element.Style.ButtonLook) -> some View {
    changingBuiltIn { $0.buttonLook = look }
  }
}

/// What a style knows of a button.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = StyleContent

  /// The purpose of the button; nil for most.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  /// Whether a person holds the button down; false in hosts where a press is one key.
  public let isPressed: Bool
}

/// The look of buttons, and what makes them run their actions.
///
/// ```
/// struct Slow: PrimitiveButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button(configuration).padding()
///   }
/// }
/// ```
public protocol PrimitiveButtonStyle: FieldHolder {
  /// The view of a button.
  associatedtype Body: View
  /// What the style knows of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Returns the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

extension PrimitiveButtonStyle {
  func view(_ configuration: Configuration) -> AnyView {
    StyledBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

extension View {
  /// Gives the buttons of this view a style that decides what makes them run their actions.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    self.style(style, of: (any PrimitiveButtonStyle).self)
  }
}

/// What a style knows of a button, with its action.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public typealias Label = StyleContent

  /// The purpose of the button; nil for most.
  public let role: ButtonRole?
  /// The label.
  public let label: Label
  let action: () -> Void

  /// Runs the action of the button.
  public func trigger() { action() }
}

/// A style of buttons that is a look of the host's, which links have as well.
protocol LookedButtonStyle { static var look: Element.Style.ButtonLook { get } }

extension BuiltInValues {
  /// The look of the style that was chosen for buttons; nil for none and for one of the app's own.
  var styleLook: Element.Style.ButtonLook? {
    let style = styles[(any PrimitiveButtonStyle).self]?.value as? any LookedButtonStyle
    return style.map { type(of: $0).look }
  }
}

/// A style of an app's own that makes the label of a button, which links have as well.
protocol LabelButtonStyle {
  /// Returns the label as the style shows it.
  func styled(_ label: StyleContent) -> AnyView
}

extension BuiltInValues {
  /// The app's own style of labels that was chosen for buttons; nil for none and for a host's look.
  var labelStyle: (any LabelButtonStyle)? {
    styles[(any PrimitiveButtonStyle).self]?.value as? any LabelButtonStyle
  }
}
