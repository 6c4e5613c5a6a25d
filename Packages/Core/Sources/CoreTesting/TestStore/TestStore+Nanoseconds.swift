public import CoreCasePaths

// Overloads with a timeout in nanoseconds, as in `timeout: NSEC_PER_SEC`.

#if !canImport(Darwin)
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The number of nanoseconds in a second; in new code write `.seconds(1)`.
  public let NSEC_PER_SEC: UInt64 = 1_000_000_000

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The number of nanoseconds in a millisecond; in new code write `.milliseconds(1)`.
  public let NSEC_PER_MSEC: UInt64 = 1_000_000
#endif

extension TestStore where Action: Equatable {
  /// Waits for an action from an effect, with a timeout in nanoseconds.
  nonisolated(nonsending) public func receive(
    _ expectedAction: Action,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await receive(
      expectedAction, timeout: .nanoseconds(Int64(clamping: nanoseconds)),
      assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }
}

extension TestStore {
  /// Waits for an action for which a predicate holds, with a timeout in nanoseconds.
  nonisolated(nonsending) public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await receive(
      isMatching, timeout: .nanoseconds(Int64(clamping: nanoseconds)),
      assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Waits for an action of a case, with a timeout in nanoseconds.
  nonisolated(nonsending) public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await receive(
      actionCase, timeout: .nanoseconds(Int64(clamping: nanoseconds)),
      assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Waits for an action of a case with a value, with a timeout in nanoseconds.
  nonisolated(nonsending) public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout nanoseconds: UInt64,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await receive(
      actionCase, value, timeout: .nanoseconds(Int64(clamping: nanoseconds)),
      assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Waits until all effects have ended, with a timeout in nanoseconds.
  nonisolated(nonsending) public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await finish(
      timeout: .nanoseconds(Int64(clamping: nanoseconds)),
      fileID: fileID, file: filePath, line: line, column: column)
  }
}

extension TestStoreTask {
  /// Waits until the effects have ended, with a timeout in nanoseconds.
  nonisolated(nonsending) public func finish(
    timeout nanoseconds: UInt64,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await finish(
      timeout: .nanoseconds(Int64(clamping: nanoseconds)),
      fileID: fileID, file: filePath, line: line, column: column)
  }
}
