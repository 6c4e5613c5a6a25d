import Core

/// What a feature may ask of the browser that shows it; elsewhere, it does nothing.
public struct BrowserClient: Sendable {
  /// Gives the browser another name, so that whoever knew the one before has nothing of this
  /// session.
  ///
  /// Call it when somebody has logged in, before the state says so. The page goes on, and so do the
  /// other pages of the browser.
  public var renew: @Sendable () async -> Void

  /// Makes it from its parts.
  public init(renew: @escaping @Sendable () async -> Void) {
    self.renew = renew
  }
}

extension BrowserClient: DependencyKey {
  /// No browser, which has no name.
  public static let liveValue = Self {}
  /// No browser, as a feature cannot tell whether there is one.
  public static let testValue = Self {}
}

extension DependencyValues {
  /// The browser that shows a feature, if one does.
  public var browser: BrowserClient {
    get { self[BrowserClient.self] }
    set { self[BrowserClient.self] = newValue }
  }
}
