internal import Foundation

/// The circumstances in which a dependency without an override is asked for its value.
///
/// Code that runs under XCTest or Swift Testing is in `test`, Xcode's previews are in `preview`,
/// everything else is in `live`. The environment variable `SWIFT_DEPENDENCIES_CONTEXT` (`live`,
/// `preview` or `test`) decides instead where it is set.
public enum DependencyContext: String, Hashable, Sendable, CaseIterable {
  case live
  case preview
  case test
}

extension DependencyContext {
  /// What the process says about itself; read once.
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
