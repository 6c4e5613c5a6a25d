/// The look of a label that suits its place: title and icon.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// Returns the icon and the title side by side.
  public func makeBody(configuration: Configuration) -> some View {
    TitleAndIconLabelStyle().makeBody(configuration: configuration)
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// Title and icon.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
