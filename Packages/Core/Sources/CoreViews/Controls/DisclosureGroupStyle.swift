/// The look of groups that open.
///
/// ```
/// struct Arrow: DisclosureGroupStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     Button(configuration.isExpanded ? "Less" : "More") {
///       configuration.isExpanded.toggle()
///     }
///     if configuration.isExpanded { configuration.content }
///   }
/// }
/// ```
public protocol DisclosureGroupStyle: FieldHolder {
  /// The view of a group.
  associatedtype Body: View
  /// What the style knows of a group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Returns the view of a group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

private struct DisclosureGroupBody<Style: DisclosureGroupStyle>: View {
  let style: Style
  let configuration: DisclosureGroupStyleConfiguration

  var body: some View { style.makeBody(configuration: configuration) }
}

extension DisclosureGroupStyle {
  func view(_ configuration: Configuration) -> AnyView {
    AnyView(DisclosureGroupBody(style: self, configuration: configuration))
  }
}

extension View {
  /// Gives the groups that open of this view a look.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    self.style(style, of: (any DisclosureGroupStyle).self)
  }
}
