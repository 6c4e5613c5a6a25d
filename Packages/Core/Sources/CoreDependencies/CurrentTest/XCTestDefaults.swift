/// The defaults of dependencies outside of Swift Testing's test cases: those of the test case that
/// XCTest runs.
///
/// XCTest runs one test case at a time, on any threads: that one is the current.
enum XCTestDefaults {
  /// The first are for what runs before the first test case that is observed. None is given up: who
  /// reads a default does not retain it.
  private static let ofCases = Locked([DependencyDefaults(isOfTest: !SwiftTestCase.areRunning)])

  private static let isObserving: Void = XCTestObserver.observe {
    ofCases.withLock { $0.append(DependencyDefaults(isOfTest: true)) }
  }

  static var current: DependencyDefaults {
    isObserving
    return ofCases.withLock { $0[$0.count - 1] }
  }
}
