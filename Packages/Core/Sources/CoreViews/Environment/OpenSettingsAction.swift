/// Opens the window of settings: `@Environment(\.openSettings) var openSettings`; hosts have none.
public struct OpenSettingsAction: Sendable {
  /// Does nothing: a host shows one window.
  public func callAsFunction() {}
}
