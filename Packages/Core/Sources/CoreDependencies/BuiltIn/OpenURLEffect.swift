public import Foundation

/// Opens a URL outside of the app.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Opens URLs with a closure that says whether it succeeded.
  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens a URL; false if it could not be opened.
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
  /// Opens URLs. Who starts the app says how, in `prepareDependencies`; a test says what it
  /// expects.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
