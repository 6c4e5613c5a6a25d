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
