/// The look of rows with a label.
///
/// ```
/// struct Colon: LabeledContentStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     HStack {
///       configuration.label
///       Text(":")
///       configuration.content
///     }
///   }
/// }
/// ```
public protocol LabeledContentStyle: FieldHolder {
  /// The view of a row.
  associatedtype Body: View
  /// What the style knows of a row.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Returns the view of a row.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct LabeledContentBody<Style: LabeledContentStyle>: View {
  let style: Style
  let configuration: LabeledContentStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension LabeledContentStyle {
  func view(_ configuration: Configuration) -> AnyView {
    AnyView(LabeledContentBody(style: self, configuration: configuration))
  }
}

extension View {
  /// Gives the rows with a label of this view a look.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    self.style(style, of: (any LabeledContentStyle).self)
  }
}
