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
