internal import CoreToolchain

/// The defaults of dependencies for the test case that XCTest runs.
///
/// XCTest runs one test case at a time, on any threads. Swift Testing's test cases have defaults of
/// their own.
enum XCTestDefaults {
  /// One set of defaults per test case; the first is for code before the first observed one.
  ///
  /// None is ever released, as code that reads a default does not retain it.
  private static let ofCases = Locked([DependencyDefaults(isOfTest: !SwiftTestCase.areRunning)])

  private static let isObserving: Void = XCTestObserver.observe {
    ofCases.withLock { $0.append(DependencyDefaults(isOfTest: true)) }
  }

  static var current: DependencyDefaults {
    isObserving
    return ofCases.withLock { $0[$0.count - 1] }
  }
}
