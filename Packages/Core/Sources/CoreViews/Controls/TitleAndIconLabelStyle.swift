/// A label with its title and its icon.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// Returns the icon and the title side by side.
  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      configuration.icon
      configuration.title
    }
  }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// Title and icon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
