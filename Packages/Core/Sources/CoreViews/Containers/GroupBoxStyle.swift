/// The look of boxes.
///
/// ```
/// struct Titled: GroupBoxStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.bold()
///     configuration.content
///   }
/// }
/// ```
public protocol GroupBoxStyle: FieldHolder {
  /// The view of a box.
  associatedtype Body: View
  /// What the style knows of a box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Returns the view of a box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct GroupBoxBody<Style: GroupBoxStyle>: View {
  let style: Style
  let configuration: GroupBoxStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension GroupBoxStyle {
  func view(_ configuration: Configuration) -> AnyView {
    AnyView(GroupBoxBody(style: self, configuration: configuration))
  }
}

extension View {
  /// Gives the boxes of this view a look.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    self.style(style, of: (any GroupBoxStyle).self)
  }
}
