/// The key by which the context itself is a dependency.
enum DependencyContextKey: DependencyKey {
  static let liveValue = DependencyContext.live
  static let previewValue = DependencyContext.preview
  static let testValue = DependencyContext.test
}

extension DependencyValues {
  /// The context that decides which default a dependency has.
  public var context: DependencyContext {
    get { overriddenContext ?? defaults.context }
    set { self[DependencyContextKey.self] = newValue }
  }

  var overriddenContext: DependencyContext? { overrides?.context ?? fallback?.context }
}
