/// A label without its icon.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// Returns the title.
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
