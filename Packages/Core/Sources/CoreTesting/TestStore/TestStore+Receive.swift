internal import CoreArchitecture
public import CoreCasePaths
internal import CoreDependencies
internal import Foundation

extension TestStore where Action: Equatable {
  /// Waits for an action from an effect and asserts how it changes the state.
  ///
  /// Fails if another action comes, or none within the timeout.
  nonisolated(nonsending) public func receive(
    _ expectedAction: Action,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(
      ReceiveExpectation(
        name: "'\(debugName(of: expectedAction))'",
        matches: { $0 == expectedAction },
        mismatch: { received in
          let text =
            difference(expectedAction, received)
            ?? dump(received)
          return "\(text.indented(by: 4))\n\n(Expected: −, Received: +)"
        }),
      duration, updateStateToExpectedResult, location)
  }
}

extension TestStore {
  /// Waits for an action for which a predicate holds, and asserts how it changes the state.
  nonisolated(nonsending) public func receive(
    _ isMatching: @escaping (_ action: Action) -> Bool,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(
      ReceiveExpectation(
        name: "an action matching the predicate", matches: isMatching,
        mismatch: { dump($0).indented(by: 4) }),
      duration, updateStateToExpectedResult, location)
  }

  /// Waits for an action of a case, such as `\.response`, and asserts how it changes the state.
  nonisolated(nonsending) public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let path = AnyCasePath(actionCase)
    await receive(
      ReceiveExpectation(
        name: "an action of the case '\(caseDescription(of: actionCase))'",
        matches: { path.extract(from: $0) != nil },
        mismatch: { dump($0).indented(by: 4) }),
      duration, updateStateToExpectedResult, location)
  }

  /// Waits for an action of a case, given as a case path of older code.
  ///
  /// Write `store.receive(/Action.response)`.
  @_disfavoredOverload
  nonisolated(nonsending) public func receive<Value>(
    _ actionCase: AnyCasePath<Action, Value>,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    await receive(
      { actionCase.extract(from: $0) != nil }, timeout: duration,
      assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Waits for an action of a case with a value, and asserts how it changes the state.
  nonisolated(nonsending) public func receive<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let path = AnyCasePath(actionCase)
    let expected = path.embed(value)
    await receive(
      ReceiveExpectation(
        name: "'\(debugName(of: expected))'",
        matches: { path.extract(from: $0) == value },
        mismatch: { received in
          let text =
            difference(expected, received) ?? dump(received)
          return "\(text.indented(by: 4))\n\n(Expected: −, Received: +)"
        }),
      duration, updateStateToExpectedResult, location)
  }
}

extension TestStore {
  nonisolated(nonsending) func receive(
    _ expectation: ReceiveExpectation<Action>, _ duration: Duration?,
    _ update: ((inout State) throws -> Void)?, _ location: _SourceLocation
  ) async {
    var expecting = dependencies
    expecting.stackElementID = expecting.stackElementID.copy()
    guard await waitForMatch(expectation, duration, location) else { return }
    let skipped = log.pending.prefix { !expectation.matches($0.action) }
    if case .off(let showsSkipped) = exhaustivity { skip(Array(skipped), showsSkipped, location) }
    guard let received = log.takeFirst(1).first else { return }
    if !expectation.matches(received.action) {
      let comesLater = log.pending.contains { expectation.matches($0.action) }
      location.fail(
        """
        The test expects to receive \(expectation.name), but another action came\
        \(comesLater ? " before it" : ""):

        \(expectation.mismatch(received.action))
        """)
    }
    check(received, expecting, { "'\(debugName(of: received.action))'" }, location, update)
    if log.hasEffects { await Task.megaYield() }
  }

  /// Waits until there is an action to examine; returns whether there is one.
  nonisolated(nonsending) private func waitForMatch(
    _ expectation: ReceiveExpectation<Action>, _ duration: Duration?, _ location: _SourceLocation
  ) async -> Bool {
    let duration = duration ?? .nanoseconds(Int64(clamping: timeout))
    let deadline = ContinuousClock.now + duration
    while true {
      let pending = log.pending
      let isEnough =
        exhaustivity == .on
        ? !pending.isEmpty : pending.contains { expectation.matches($0.action) }
      if isEnough { return true }
      guard log.hasWork, !Task.isCancelled else {
        failMissing(expectation, pending.map(\.action), after: nil, location)
        return false
      }
      guard ContinuousClock.now < deadline else {
        failMissing(expectation, pending.map(\.action), after: duration, location)
        return false
      }
      await log.wait(until: deadline, isCancellable: true) {
        log.pending.count <= pending.count && log.hasWork
      }
    }
  }

  private func failMissing(
    _ expectation: ReceiveExpectation<Action>, _ pending: [Action], after duration: Duration?,
    _ location: _SourceLocation
  ) {
    var text = "The test expects to receive \(expectation.name), but "
    if pending.isEmpty {
      text += "received none"
    } else {
      text += "received only others"
    }
    if let duration {
      text += " within \(duration)."
      text += "\n\n" + hintForRunningEffects()
    } else {
      text +=
        Task.isCancelled
        ? ", and the task that waits for it is cancelled."
        : ", and no effect is running that could send it."
    }
    if !pending.isEmpty {
      text += "\n\nReceived:\n\(dump(pending).indented)"
    }
    location.fail(text)
  }

  private func hintForRunningEffects() -> String {
    guard log.hasEffects else {
      return """
        A task of the screen is still running. If it uses a clock or a scheduler, advance it; if \
        it needs longer, pass a longer 'timeout'.
        """
    }
    return """
      Effects are still running. If they use a clock or a scheduler, advance it; if they need \
      longer, pass a longer 'timeout'.
      """
  }
}
