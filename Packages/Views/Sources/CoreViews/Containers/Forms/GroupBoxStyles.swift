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

extension GroupBoxStyle {
  func view(_ configuration: Configuration) -> AnyView {
    StyledBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

extension View {
  /// Gives the boxes of this view a look.
  public func groupBoxStyle(_ style: some GroupBoxStyle) -> some View {
    self.style(style, of: (any GroupBoxStyle).self)
  }
}

/// What a style knows of a box.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public typealias Label = StyleContent
  /// The content.
  public typealias Content = StyleContent

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// A box with a border, drawn as a ``Section`` is.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  public init() {}
  /// Returns a section of the same parts.
  public func makeBody(configuration: Configuration) -> some View {
    var section = Section(header: configuration.label) { configuration.content }
    section.isBox = true
    return section.appearance(.listGrouped)
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// As the host draws it.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
