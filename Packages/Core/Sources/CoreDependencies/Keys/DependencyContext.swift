internal import Foundation

/// The context that decides which default a dependency without an override has.
///
/// It is `test` under XCTest or Swift Testing, `preview` in Xcode's previews, and `live` in all
/// other processes. The environment variable `SWIFT_DEPENDENCIES_CONTEXT` (`live`, `preview` or
/// `test`) overrides this.
public enum DependencyContext: String, Hashable, Sendable, CaseIterable {
  /// The app runs: `liveValue` is the default.
  case live
  /// A preview runs: `previewValue` is the default.
  case preview
  /// A test runs: `testValue` is the default.
  case test
}

extension DependencyContext {
  /// The context of the process, read once from its environment.
  static let ofProcess = DependencyContext(
    environment: ProcessInfo.processInfo.environment,
    isTesting: isTesting
  )

  init(environment: [String: String], isTesting: Bool) {
    if let name = environment["SWIFT_DEPENDENCIES_CONTEXT"], let context = Self(rawValue: name) {
      self = context
    } else if environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" {
      self = .preview
    } else {
      self = isTesting ? .test : .live
    }
  }
}

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
