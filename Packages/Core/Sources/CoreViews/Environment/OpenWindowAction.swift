/// Opens another window: `@Environment(\.openWindow) var openWindow`; hosts have one, so nothing
/// opens.
public struct OpenWindowAction: Sendable {
  /// Does nothing: a host shows one window.
  public func callAsFunction(id: String) {}
  /// Does nothing: a host shows one window.
  public func callAsFunction(value: some Codable & Hashable) {}
  /// Does nothing: a host shows one window.
  public func callAsFunction(id: String, value: some Codable & Hashable) {}
}
