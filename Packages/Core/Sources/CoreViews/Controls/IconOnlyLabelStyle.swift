/// A label whose title is not drawn; it stays its name.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes the style.
  public init() {}
  /// Returns the icon, named by the title if that is a text.
  public func makeBody(configuration: Configuration) -> some View {
    if let title = configuration.title.plainText {
      configuration.icon.accessibilityLabel(title.string)
    } else {
      configuration.icon
    }
  }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
