public import CoreArchitecture

extension Button where Label == CoreViews.Label<Text, Image> {
  /// Makes a button with a title and an icon.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { CoreViews.Label(title, systemImage: systemImage) }
  }

  /// Makes a button with a title and an icon.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, systemImage: String, role: ButtonRole? = nil,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { CoreViews.Label(title, systemImage: systemImage) }
  }
}
