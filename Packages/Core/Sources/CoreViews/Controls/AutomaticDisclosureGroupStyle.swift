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
