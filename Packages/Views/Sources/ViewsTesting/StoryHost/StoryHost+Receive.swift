@_spi(Views) internal import CoreArchitecture
public import CoreCasePaths
internal import CoreDependencies
@_spi(Views) public import CoreTesting

/// What effects and views send by themselves.
///
/// Each method waits for an action and asserts how it changes the state, as the method of the same
/// name of `TestStore`.
extension StoryHost {
  /// Waits for an action of a case, such as `\.response`, and asserts the change of state.
  nonisolated(nonsending) public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await store.receive(
      actionCase, timeout: duration, assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
    await settle()
  }

  /// Waits for an action of a case with a value, and asserts the change of state.
  nonisolated(nonsending) public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await store.receive(
      actionCase, value, timeout: duration, assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
    await settle()
  }

  /// Waits for an action and asserts how it changes the state.
  nonisolated(nonsending) public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async where Action: Equatable {
    await store.receive(
      expectedAction, timeout: duration, assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
    await settle()
  }

  /// Waits for several actions, whichever comes first, and asserts how each changes the state.
  nonisolated(nonsending) public func receiveInAnyOrder(
    _ expectedActions: ExpectedAction<State, Action>...,
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await store.receive(all: expectedActions, duration, location)
    await settle()
  }

  /// Waits until all effects have ended; fails as `TestStore.finish` does.
  nonisolated(nonsending) public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await store.finish(
      timeout: duration, fileID: fileID, file: filePath, line: line, column: column)
    await settle()
  }

  /// Updates the screen and lets its tasks run to where they wait.
  nonisolated(nonsending) private func settle() async {
    updateScreen()
    await Task.megaYield()
  }
}
