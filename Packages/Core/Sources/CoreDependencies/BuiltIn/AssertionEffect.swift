/// Checks a condition.
///
/// When it fails, the effect traps like the standard library's function of the same name; in tests
/// it reports an issue instead.
public protocol AssertionEffect: Sendable {
  /// Checks a condition, and traps or reports with the message if it is false.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionEffect {
  /// Checks a condition, and traps or reports at the caller's line if it is false.
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = String(),
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.callAsFunction(condition(), message(), file: file, line: line)
  }
}

private struct Assertion: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.assert(condition(), message(), file: file, line: line)
  }
}

private struct Precondition: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.precondition(condition(), message(), file: file, line: line)
  }
}

private struct AssertionFailure: AssertionFailureEffect {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    Swift.assertionFailure(message(), file: file, line: line)
  }
}

private struct ReportedAssertion: AssertionEffect, AssertionFailureEffect {
  let name: String

  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    guard !condition() else { return }
    callAsFunction(message(), file: file, line: line)
  }

  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    let message = message()
    reportIssue(
      message.isEmpty ? "\(name) failed" : "\(name) failed: \(message)",
      fileID: file, filePath: file, line: line)
  }
}

private enum AssertKey: DependencyKey {
  static let liveValue: any AssertionEffect = Assertion()
  static let testValue: any AssertionEffect = ReportedAssertion(name: "Assertion")
}

private enum PreconditionKey: DependencyKey {
  static let liveValue: any AssertionEffect = Precondition()
  static let testValue: any AssertionEffect = ReportedAssertion(name: "Precondition")
}

private enum AssertionFailureKey: DependencyKey {
  static let liveValue: any AssertionFailureEffect = AssertionFailure()
  static let testValue: any AssertionFailureEffect = ReportedAssertion(name: "Assertion")
}

extension DependencyValues {
  /// Checks a condition in debug builds; in tests a failure is reported as an issue.
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// Checks a condition in all builds; in tests a failure is reported as an issue.
  public var precondition: any AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }

  /// Signals a failure in debug builds; in tests it is reported as an issue.
  public var assertionFailure: any AssertionFailureEffect {
    get { self[AssertionFailureKey.self] }
    set { self[AssertionFailureKey.self] = newValue }
  }
}

/// Signals a failure.
///
/// The effect traps in debug builds like `assertionFailure`; in tests it reports an issue instead.
public protocol AssertionFailureEffect: Sendable {
  /// Traps or reports with the message.
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt)
}

extension AssertionFailureEffect {
  /// Traps or reports at the caller's line.
  public func callAsFunction(
    _ message: @autoclosure () -> String = String(),
    file: StaticString = #fileID,
    line: UInt = #line
  ) {
    self.callAsFunction(message(), file: file, line: line)
  }
}
