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

extension DisclosureGroupStyle {
  func view(_ configuration: Configuration) -> AnyView {
    StyledBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

extension View {
  /// Gives the groups that open of this view a look.
  public func disclosureGroupStyle(_ style: some DisclosureGroupStyle) -> some View {
    self.style(style, of: (any DisclosureGroupStyle).self)
  }
}

/// What a style knows of a group that opens.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public typealias Label = StyleContent
  /// The content.
  public typealias Content = StyleContent

  /// The label.
  public let label: Label
  /// Whether the content is shown.
  @Binding public var isExpanded: Bool
  let build: () -> Content

  /// The content, which is built when it is asked for.
  public var content: Content { build() }
}

/// A label with a mark that says whether the group is open.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style.
  public init() {}
  /// Returns the group as the host draws it.
  public func makeBody(configuration: Configuration) -> some View {
    DisclosureView(
      isExpanded: configuration.$isExpanded, label: configuration.label,
      build: configuration.build)
  }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// With a mark that says whether it is open.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
