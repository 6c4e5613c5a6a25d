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

extension LabeledContentStyle {
  func view(_ configuration: Configuration) -> AnyView {
    StyledBody(style: self, configuration: configuration) { $0.makeBody(configuration: $1) }.erased
  }
}

extension View {
  /// Gives the rows with a label of this view a look.
  public func labeledContentStyle(_ style: some LabeledContentStyle) -> some View {
    self.style(style, of: (any LabeledContentStyle).self)
  }
}

/// What a style knows of a row with a label.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public typealias Label = StyleContent
  /// The content.
  public typealias Content = StyleContent

  /// The label.
  public let label: Label
  /// The content.
  public let content: Content
}

/// A label and its content, with all the room there is between them.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style.
  public init() {}
  /// Returns the two in a row.
  public func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      configuration.content.foregroundStyle(.secondary)
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// With all the room between them.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
