@_spi(Views) internal import CoreArchitecture
public import CoreCasePaths
@_spi(Views) public import CoreDependencies
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
        name: "'\(debugName(of: expectedAction))'", matches: { $0 == expectedAction },
        expected: expectedAction),
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
        name: "an action matching the predicate", matches: isMatching),
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
    await receive(.any(of: actionCase), duration, updateStateToExpectedResult, location)
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
    await receive(.one(of: actionCase, value), duration, updateStateToExpectedResult, location)
  }

  /// Waits for several actions, whichever comes first, and asserts how each changes the state.
  ///
  /// ```
  /// await store.receiveInAnyOrder(
  ///   .action(\.wind, 7) { $0.wind = 7 },
  ///   .action(\.tide) { $0.isHigh = true })
  /// ```
  /// Fails if another action comes, or one of them does not come within the timeout, which holds
  /// for each.
  nonisolated(nonsending) public func receiveInAnyOrder(
    _ expectedActions: ExpectedAction<State, Action>...,
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await receive(all: expectedActions, duration, location)
  }
}

extension TestStore {
  /// Waits for several actions, whichever comes first.
  @_spi(Views) nonisolated(nonsending) public func receive(
    all expectedActions: [ExpectedAction<State, Action>], _ duration: Duration?,
    _ location: _SourceLocation
  ) async {
    var rest = expectedActions
    while !rest.isEmpty {
      let expectation = ReceiveExpectation.first(of: rest.map(\.expectation))
      guard let (received, expecting) = await next(expectation, duration, location) else { return }
      guard let index = rest.firstIndex(where: { $0.expectation.matches(received.action) }) else {
        return
      }
      check(
        received, expecting, { "'\(debugName(of: received.action))'" }, location,
        rest.remove(at: index).update)
      if log.hasEffects { await Task.megaYield() }
    }
  }

  typealias Received = ActionLog<State, Action>.Received

  nonisolated(nonsending) func receive(
    _ expectation: ReceiveExpectation<Action>, _ duration: Duration?,
    _ update: ((inout State) throws -> Void)?, _ location: _SourceLocation
  ) async {
    guard let (received, expecting) = await next(expectation, duration, location) else { return }
    check(received, expecting, { "'\(debugName(of: received.action))'" }, location, update)
    if log.hasEffects { await Task.megaYield() }
  }

  /// Waits for the next action, and fails if it is not the expected one.
  ///
  /// - Returns: The action, with the dependencies for the test's closure; nil after a failure.
  ///   Another action than the expected one counts as received then, whatever it changed.
  nonisolated(nonsending) private func next(
    _ expectation: ReceiveExpectation<Action>, _ duration: Duration?, _ location: _SourceLocation
  ) async -> (received: Received, expecting: DependencyValues)? {
    var expecting = dependencies
    expecting.stackElementID = expecting.stackElementID.copy()
    guard await waitForMatch(expectation, duration, location) else { return nil }
    if case .off(let showsSkipped) = exhaustivity {
      skip(Array(log.pending.prefix { !expectation.matches($0.action) }), showsSkipped, location)
    }
    guard let received = await takeNext(expectation) else { return nil }
    if expectation.matches(received.action) { return (received, expecting) }
    let comesLater = log.pending.contains { expectation.matches($0.action) }
    location.fail(
      """
      The test expects to receive \(expectation.name), but another action came\
      \(comesLater ? " before it" : ""):

      \(expectation.mismatch(received.action))
      """)
    state = received.state
    log.shared.settle(received.shared)
    if log.hasEffects { await Task.megaYield() }
    return nil
  }

  /// Takes the first action, or has the first held one processed that matches.
  nonisolated(nonsending) private func takeNext(
    _ expectation: ReceiveExpectation<Action>
  ) async -> Received? {
    if let received = log.takeFirst(1).first { return received }
    return await onStore { [log] in log.processHeld(where: expectation.matches) }
  }

  /// Waits until there is an action to examine; returns whether there is one.
  nonisolated(nonsending) private func waitForMatch(
    _ expectation: ReceiveExpectation<Action>, _ duration: Duration?, _ location: _SourceLocation
  ) async -> Bool {
    let duration = duration ?? .nanoseconds(Int64(clamping: timeout))
    let deadline = ContinuousClock.now + duration
    while true {
      let (pending, held) = (log.pending.map(\.action), log.held)
      let isEnough =
        exhaustivity == .on ? !pending.isEmpty : pending.contains(where: expectation.matches)
      if isEnough || held.contains(where: expectation.matches) { return true }
      let isInTime = ContinuousClock.now < deadline
      guard log.hasWork, !Task.isCancelled, isInTime else {
        let isLate = log.hasWork && !Task.isCancelled
        failMissing(expectation, pending + held, after: isLate ? duration : nil, location)
        return false
      }
      await log.wait(until: deadline, isCancellable: true) {
        log.pending.count <= pending.count && log.held.count <= held.count && log.hasWork
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
    } else if Task.isCancelled {
      text += ", and the task that waits for it is cancelled."
    } else {
      text += ", and no effect is running that could send it." + lastToEnd()
    }
    if !pending.isEmpty {
      text += "\n\nReceived:\n\(dump(pending).indented)"
    }
    location.fail(text)
  }

  /// Says which effect could have sent what is missing, had it not ended.
  private func lastToEnd() -> String {
    guard let last = log.lastEnded(in: core.runtime), let name = last.effect.origin?.name else {
      return ""
    }
    let ending = last.isCancelled ? "was cancelled; it was" : "was"
    return " The last one to end \(ending) started by '\(name)'."
  }

  private func hintForRunningEffects() -> String {
    guard log.hasEffects else {
      return """
        A task of the screen is still running. \(remedy)
        """
    }
    return """
      Effects are still running, which were started by:

      \(origins(of: log.running(in: core.runtime)))

      \(remedy)
      """
  }

  private var remedy: String {
    """
    Where a clock or a scheduler is used, advance it, or use one that is immediate; for work that \
    needs longer, pass a longer 'timeout'.
    """
  }
}
