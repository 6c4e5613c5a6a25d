import XCTest

/// Lists the tests of a class for XCTest, those among them that are of the main actor.
///
/// SwiftPM writes a call of `testCase` for each class with tests. For a test of the main actor that
/// is not `async`, XCTest's own takes it only with a cast that ends the process; this one fits
/// better. SwiftPM's call finds it if one file of the test target says
/// `@_exported import XCTestMainActor`. XCTest runs such tests on the main thread. A test of
/// another actor fails.
public func testCase<Case: XCTestCase, Body>(
  _ tests: [(String, (Case) -> Body)]
) -> XCTestCaseEntry {
  let runs = tests.map { name, test in
    (name, { (instance: XCTestCase) in try run(instance, test) })
  }
  return (Case.self, runs)
}

/// Runs a test, which SwiftPM has found to be a method without arguments that returns nothing.
private func run<Case: XCTestCase, Body>(
  _ instance: XCTestCase, _ test: (Case) -> Body
) throws {
  guard let instance = instance as? Case, "\(Body.self)".contains("MainActor") else {
    return XCTFail("A test that is not async is of another actor than the main one: \(Body.self)")
  }
  // A function that throws, and one that does not, are called in the same way, so that the one is
  // taken for the other here; that both are of the main actor was looked at.
  let body = unsafeBitCast(test(instance), to: (@MainActor () throws -> Void).self)
  try MainActor.assumeIsolated { try body() }
}
