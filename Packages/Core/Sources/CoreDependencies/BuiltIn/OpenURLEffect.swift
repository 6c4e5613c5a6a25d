public import Foundation

/// Opens a URL outside of the app.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Makes an effect that opens URLs with a closure, which returns whether it succeeded.
  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens a URL and returns whether it could be opened.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }
}

private enum OpenURLKey: DependencyKey {
  static let liveValue = OpenURLEffect { url in
    reportIssue(
      """
      '\(url)' was not opened: this app does not say how to open URLs. Set 'openURL' in \
      'prepareDependencies' where the app starts.

      More: Documentation/Core.docc/Dependencies.md#where-to-change-them
      """)
    return false
  }

  static var testValue: OpenURLEffect {
    let location = DependencyReader.current?.location
    return OpenURLEffect { _ in
      DependencyIssue.builtInNotChosen(property: "openURL", example: "OpenURLEffect { url in … }")
        .report(at: location)
      return false
    }
  }
}

extension DependencyValues {
  /// Opens URLs.
  ///
  /// An app must set it in `prepareDependencies`, and a test must override it.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
