/// Closes a window: `@Environment(\.dismissWindow) var dismissWindow`; hosts have one, which stays.
public struct DismissWindowAction: Sendable {
  /// Does nothing: a host shows one window.
  public func callAsFunction() {}
  /// Does nothing: a host shows one window.
  public func callAsFunction(id: String) {}
  /// Does nothing: a host shows one window.
  public func callAsFunction(value: some Codable & Hashable) {}
}
