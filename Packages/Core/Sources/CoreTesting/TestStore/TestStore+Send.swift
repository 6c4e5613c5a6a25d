internal import CoreArchitecture
public import CoreCasePaths
internal import CoreDependencies

extension TestStore {
  /// Sends an action as a person would, and asserts how it changes the state.
  ///
  /// - Parameter updateStateToExpectedResult: Turns the state before the action into the state
  ///   expected after it; leave it out if nothing is to change. With exhaustivity off it is given
  ///   the state after the action instead.
  /// - Returns: The effects that follow, to be awaited or cancelled.
  @discardableResult
  nonisolated(nonsending) public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    settleReceived(before: "sends '\(debugName(of: action))'", place)
    var expecting = dependencies
    expecting.stackElementID = expecting.stackElementID.copy()
    let before = state
    let task = StoreTask(await deliver(action))
    let sent = log.takeSent()
    state = sent?.state ?? state
    StateExpectation(
      before: before, after: state, shared: sharedChanges(sent?.shared),
      exhaustivity: exhaustivity, dependencies: expecting,
      subject: { "'\(debugName(of: action))'" }, place: place
    ).check(updateStateToExpectedResult)
    log.shared.settle(sent?.shared)
    if log.hasEffects { await Task.megaYield() }
    return TestStoreTask(task, timeout: timeout)
  }

  /// Sends the action that a case key path and a value make, such as `\.row, 3`.
  @discardableResult
  nonisolated(nonsending) public func send<Value>(
    _ action: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
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
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask {
    await send(
      action(()), assert: updateStateToExpectedResult,
      fileID: fileID, file: filePath, line: line, column: column)
  }

  /// Processes an action on the store's actor.
  nonisolated(nonsending) private func deliver(_ action: Action) async -> EffectFlight? {
    let isolation = core.runtime.isolation
    let delivery = Delivery(core: core, log: log, action: action)
    if isSameActor(#isolation, isolation) { return delivery.perform() }
    return await delivery.perform(on: isolation)
  }

  /// Fails, or passes over, what was received before the test goes on to send.
  ///
  /// - Parameter deed: What the test is about to do, such as "sends 'Feature.Action.tapped'".
  func settleReceived(before deed: @autoclosure () -> String, _ place: TestPlace) {
    let pending = log.pending
    guard !pending.isEmpty else { return }
    switch exhaustivity {
    case .on:
      place.fail(
        """
        The store has received \(count(pending.count, "action")) that the test must handle before \
        it \(deed()):

        \(dump(pending.map(\.action)).indented)

        Call 'receive' for each of them first, or 'skipReceivedActions'.
        """)
      state = pending.last!.state
      log.shared.settle(pending.last!.shared)
      _ = log.takeFirst(pending.count)
    case .off(let showsSkipped):
      skip(pending, showsSkipped, place)
    }
  }

  /// Passes over received actions.
  func skip(
    _ received: [ActionLog<State, Action>.Received], _ showsSkipped: Bool, _ place: TestPlace
  ) {
    guard let last = received.last else { return }
    if showsSkipped {
      place.mention(
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

/// An action on its way to the store's actor.
private struct Delivery<State, Action>: @unchecked Sendable {
  // Unchecked: the test gives the action away and waits until the store has processed it.
  let core: RootCore<State, Action>
  let log: ActionLog<State, Action>
  let action: Action

  func perform(on isolation: isolated any Actor) -> EffectFlight? { perform() }

  /// Called on the store's actor.
  func perform() -> EffectFlight? {
    log.whilePersonActs { core.send(action) }
  }
}

/// A number with its noun, in the plural where needed.
func count(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
