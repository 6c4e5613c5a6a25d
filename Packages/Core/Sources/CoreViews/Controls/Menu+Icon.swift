public import CoreArchitecture

extension Menu where Label == CoreViews.Label<Text, Image> {
  /// Makes a menu with a title and an icon that runs an action when it is pressed itself.
  public init(
    _ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { CoreViews.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Makes a menu with a title and an icon that runs an action when it is pressed itself.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { CoreViews.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}
