/// The look of labels.
///
/// ```
/// struct Trailing: LabelStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack { configuration.title; configuration.icon }
///   }
/// }
/// ```
public protocol LabelStyle: FieldHolder {
  /// The view of a label.
  associatedtype Body: View
  /// What the style knows of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Returns the view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct LabelBody<Style: LabelStyle>: View {
  let style: Style
  let configuration: LabelStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension LabelStyle {
  func view(_ configuration: Configuration) -> AnyView {
    AnyView(LabelBody(style: self, configuration: configuration))
  }
}

extension View {
  /// Gives the labels of this view a look.
  public func labelStyle(_ style: some LabelStyle) -> some View {
    self.style(style, of: (any LabelStyle).self)
  }
}
