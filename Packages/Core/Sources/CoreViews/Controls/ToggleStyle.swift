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

private struct ToggleBody<Style: ToggleStyle>: View {
  let style: Style
  let configuration: ToggleStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension ToggleStyle {
  func view(_ configuration: Configuration) -> AnyView {
    AnyView(ToggleBody(style: self, configuration: configuration))
  }
}

extension View {
  /// Gives the toggles of this view a look.
  public func toggleStyle(_ style: some ToggleStyle) -> some View {
    self.style(style, of: (any ToggleStyle).self)
  }
}
