/// The look of groups of controls.
///
/// ```
/// struct Column: ControlGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     VStack { configuration.content }
///   }
/// }
/// ```
public protocol ControlGroupStyle: FieldHolder {
  /// The view of a group.
  associatedtype Body: View
  /// What the style knows of a group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Returns the view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct ControlGroupBody<Style: ControlGroupStyle>: View {
  let style: Style
  let configuration: ControlGroupStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension ControlGroupStyle {
  func view(_ configuration: Configuration) -> AnyView {
    AnyView(ControlGroupBody(style: self, configuration: configuration))
  }
}

extension View {
  /// Gives the groups of controls of this view a look.
  public func controlGroupStyle(_ style: some ControlGroupStyle) -> some View {
    self.style(style, of: (any ControlGroupStyle).self)
  }
}
