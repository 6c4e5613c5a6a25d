/// The look of forms.
///
/// ```
/// struct Airy: FormStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack(spacing: 24) { configuration.content }
///   }
/// }
/// ```
public protocol FormStyle: FieldHolder {
  /// The view of a form.
  associatedtype Body: View
  /// What the style knows of a form.
  typealias Configuration = FormStyleConfiguration

  /// Returns the view of a form.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct FormBody<Style: FormStyle>: View {
  let style: Style
  let configuration: FormStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension FormStyle {
  func view(_ configuration: Configuration) -> AnyView {
    AnyView(FormBody(style: self, configuration: configuration))
  }
}

extension View {
  /// Gives the forms of this view a look.
  public func formStyle(_ style: some FormStyle) -> some View {
    self.style(style, of: (any FormStyle).self)
  }
}
