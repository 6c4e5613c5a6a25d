import Core
import Testing

/// Runs tests while all tasks of the process run one after the other, so that what a test has
/// started has come to its next suspension after a `megaYield`.
struct MainSerialExecutorTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withMainSerialExecutor { try await function() }
  }
}

extension Trait where Self == MainSerialExecutorTrait {
  static var mainSerialExecutor: Self { Self() }
}
