@_spi(Views) public import CoreArchitecture
public import Foundation

/// A label with a value or a control at the other end of the row.
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes a row with a label and content built from views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// The two, as the style around draws them.
  public var body: some View {
    StyledRow(
      configuration: LabeledContentStyleConfiguration(
        label: Label.self is any ViewList.Type
          ? StyleContent(LabelColumn(label: label)) : StyleContent(label),
        content: StyleContent(content)))
  }
}

/// The views of a label below each other, those after the first small and faint.
private struct LabelColumn<Label: View>: View {
  let label: Label

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      ForEach(Array(SubviewsCollection(of: label).enumerated()), id: \.element.id) { place, part in
        if place == 0 { part } else { part.font(.subheadline).foregroundStyle(.secondary) }
      }
    }
  }
}

extension LabeledContent where Label == Text {
  /// Makes a row with a title and content built from views.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Makes a row with a title and content built from views.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Makes a row with a title and a text.
  public init(_ title: LocalizedStringKey, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }

  /// Makes a row with a title and a text.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, value: some StringProtocol) {
    self.init(title) { Text(value) }
  }

  /// Makes a row with a title and a value, which a format turns into text.
  public init<Format: FormatStyle>(
    _ title: LocalizedStringKey, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title) { Text(format.formatInSession(value)) }
  }

  /// Makes a row with a title and a value, which a format turns into text.
  @_disfavoredOverload
  public init<Format: FormatStyle>(
    _ title: some StringProtocol, value: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(title) { Text(format.formatInSession(value)) }
  }
}

private struct StyledRow: StyledView {
  let configuration: LabeledContentStyleConfiguration

  static var kind: Any.Type { (any LabeledContentStyle).self }

  func styled(in environment: EnvironmentValues) -> AnyView {
    let style = environment.builtIn.styles[Self.kind]?.value as? any LabeledContentStyle
    return (style ?? AutomaticLabeledContentStyle()).view(configuration)
  }
}
