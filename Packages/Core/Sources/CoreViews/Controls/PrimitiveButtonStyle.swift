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
    AnyView(PrimitiveButtonBody(style: self, configuration: configuration))
  }
}

private struct PrimitiveButtonBody<Style: PrimitiveButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
  /// Gives the buttons of this view a style that decides what makes them run their actions.
  public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
    self.style(style, of: (any PrimitiveButtonStyle).self)
  }
}
