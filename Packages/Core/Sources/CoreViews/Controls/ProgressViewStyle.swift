/// The look of progress views.
///
/// ```
/// struct Percent: ProgressViewStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
///   }
/// }
/// ```
public protocol ProgressViewStyle: FieldHolder {
  /// The view of a progress view.
  associatedtype Body: View
  /// What the style knows of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration

  /// Returns the view of a progress view.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct ProgressBody<Style: ProgressViewStyle>: View {
  let style: Style
  let configuration: ProgressViewStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension ProgressViewStyle {
  func view(_ configuration: Configuration) -> AnyView {
    AnyView(ProgressBody(style: self, configuration: configuration))
  }
}

extension View {
  /// Gives the progress views of this view a look.
  public func progressViewStyle(_ style: some ProgressViewStyle) -> some View {
    self.style(style, of: (any ProgressViewStyle).self)
  }
}
