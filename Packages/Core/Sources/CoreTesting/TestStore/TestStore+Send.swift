@_spi(Views) internal import CoreArchitecture
public import CoreCasePaths
@_spi(Views) internal import CoreDependencies

extension TestStore {
  /// Sends an action as a person would, and asserts how it changes the state.
  ///
  /// The closure changes the state before the action into the state expected after it; leave it out
  /// if nothing is expected to change. With exhaustivity off it is given the state after the
  /// action.
  ///
  /// - Returns: The effects that follow, to be awaited or cancelled.
  @discardableResult
  nonisolated(nonsending) public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async -> TestStoreTask {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    guard canSend(action, location) else {
      return TestStoreTask(StoreTask(nil, in: core.runtime), timeout: timeout)
    }
    passReceived(before: "sends '\(debugName(of: action))'", location)
    var expecting = dependencies
    expecting.stackElementID = expecting.stackElementID.copy()
    let delivered = await deliver(action, location)
    if let sent = delivered.sent {
      check(
        sent, expecting, { "'\(debugName(of: action))'" }, location, updateStateToExpectedResult)
    }
    if log.hasEffects { await Task.megaYield() }
    return TestStoreTask(delivered.task, timeout: timeout)
  }

  /// Sends the action of a case with a value, such as `\.row, 3`.
  @discardableResult
  nonisolated(nonsending) public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(value), assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Sends the action of a case without a payload, such as `\.buttonTapped`.
  @discardableResult
  nonisolated(nonsending) public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(()), assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  private func canSend(_ action: Action, _ location: _SourceLocation) -> Bool {
    guard isDismissed else { return true }
    location.fail(
      """
      The test sends '\(debugName(of: action))' to a feature that has been dismissed.

      The feature has called 'dismiss', so nobody would show it any more. The action is dropped. \
      Expect 'isDismissed' of the test store at the end of the test, or send the action before.
      """)
    return false
  }

  /// Compares the state after an action with what the test expects.
  ///
  /// Updates the store's state afterwards: inside the test's closure it is still the one before.
  func check(
    _ record: ActionLog<State, Action>.Received, _ dependencies: DependencyValues,
    _ subject: @escaping () -> String, _ location: _SourceLocation,
    _ update: ((inout State) throws -> Void)?
  ) {
    StateExpectation(
      before: state, after: record.state, comparison: comparison,
      shared: sharedChanges(record.shared), exhaustivity: exhaustivity, dependencies: dependencies,
      subject: subject, location: location
    ).check(update)
    state = record.state
    log.shared.settle(record.shared)
  }

  /// Processes an action on the store's actor.
  nonisolated(nonsending) private func deliver(
    _ action: Action, _ location: _SourceLocation
  ) async -> Delivered<State, Action> {
    await onStore { [core, log] in
      let task = log.whilePersonActs(at: location) { core.send(action) }
      return Delivered(task: task, sent: log.takeSent())
    }
  }

  /// Runs a closure on the store's actor.
  nonisolated(nonsending) func onStore<Result>(_ body: @escaping () -> Result) async -> Result {
    let isolation = core.runtime.isolation
    if isSameActor(#isolation, isolation) { return body() }
    return await Errand(body: body).run(on: isolation).value
  }

  /// Fails for received actions that the test has not handled, or skips them.
  ///
  /// - Parameters:
  ///   - step: What the test is about to do, such as "sends 'Feature.Action.tapped'".
  ///   - location: The line of the test.
  func passReceived(before step: @autoclosure () -> String, _ location: _SourceLocation) {
    let pending = log.pending
    guard !pending.isEmpty else { return }
    switch exhaustivity {
    case .on:
      _ = log.takeUnreported()
      location.fail(unreceivedMessage(pending.map(\.action), before: step()))
    case .off(let showsSkipped):
      skip(pending, showsSkipped, location)
    }
  }

  /// Skips received actions.
  func skip(
    _ received: [ActionLog<State, Action>.Received], _ showsSkipped: Bool,
    _ location: _SourceLocation
  ) {
    guard let last = received.last else { return }
    if showsSkipped {
      location.mention(
        """
        Received actions that the test does not assert:

        \(dump(received.map(\.action)).indented)
        """)
    }
    state = last.state
    log.shared.settle(last.shared)
    _ = log.takeFirst(received.count)
  }
}

/// What a test has the store's actor do, while it waits.
private struct Errand<Result>: @unchecked Sendable {
  // Unchecked: the test gives away what the closure holds, and waits until it has run.
  let body: () -> Result

  func run(on isolation: isolated any Actor) -> Outcome<Result> { Outcome(value: body()) }
}

/// The outcome of an errand, on its way back to the test.
private struct Outcome<Value>: @unchecked Sendable {
  // Unchecked: the store's actor gives the value away.
  let value: Value
}

/// The effects of an action and its record.
private struct Delivered<State, Action> {
  let task: StoreTask
  let sent: ActionLog<State, Action>.Received?
}

/// Returns a number with its noun, in the plural where needed.
func count(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}

/// The report of received actions that the test has to handle before its next step.
func unreceivedMessage<Action>(_ actions: [Action], before step: String) -> String {
  """
  The store has received \(count(actions.count, "action")) that the test must handle before \
  it \(step):

  \(dump(actions).indented)

  Call 'receive' for each of them first, or 'skipReceivedActions'.

  More: Documentation/Core.docc/Testing.md#overview
  """
}
