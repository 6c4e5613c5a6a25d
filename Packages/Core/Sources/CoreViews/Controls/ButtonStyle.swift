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

  private func body(of label: StyleContent, role: ButtonRole?) -> ButtonBody<Style> {
    ButtonBody(
      style: style,
      configuration: ButtonStyleConfiguration(role: role, label: label, isPressed: false))
  }
}

private struct ButtonBody<Style: ButtonStyle>: View {
  let style: Style
  let configuration: ButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
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
