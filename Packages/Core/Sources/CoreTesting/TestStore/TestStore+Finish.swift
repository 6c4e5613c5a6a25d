internal import CoreArchitecture
internal import CoreDependencies

extension TestStore {
  /// Waits until all effects have ended; fails if they have not when the timeout is over, or if
  /// actions have been received that the test has not handled.
  nonisolated(nonsending) public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    settleReceived(place)
    let duration = duration ?? .nanoseconds(Int64(timeout))
    let deadline = ContinuousClock.now + duration
    if log.hasEffects { await Task.megaYield() }
    while log.hasEffects {
      guard ContinuousClock.now < deadline else {
        failRunning(
          log.running,
          "The test expects all effects to end, but after \(duration) these are still running:",
          place)
        break
      }
      await log.wait(until: deadline, while: { log.hasEffects })
    }
    settleReceived(place)
    settleShared(place)
  }

  /// Accounts for all actions received so far, without asserting on them.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  nonisolated(nonsending) public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if log.hasEffects { await Task.megaYield() }
    let pending = log.pending
    guard !pending.isEmpty else {
      if strict { place.fail("There are no received actions to skip.") }
      return
    }
    skip(pending, exhaustivity == .off(showSkippedAssertions: true), place)
  }

  /// Cancels all effects that are running, without failing for them.
  ///
  /// - Parameter strict: Whether it is a failure if there are none.
  nonisolated(nonsending) public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    if log.hasEffects { await Task.megaYield() }
    let running = log.running
    if running.isEmpty, strict { place.fail("There are no running effects to skip.") }
    if exhaustivity == .off(showSkippedAssertions: true), !running.isEmpty {
      place.mention("Running effects were cancelled:\n\n\(origins(of: running))")
    }
    core.runtime.cancelAll()
    if log.hasEffects { await Task.megaYield() }
  }

  /// What a test has left open when its store goes.
  func checkCompletion() {
    settleReceived(place)
    settleShared(place)
    failRunning(
      log.running,
      """
      The test has ended while effects are still running. They were started by:
      """,
      place)
  }

  private func settleReceived(_ place: TestPlace) {
    let pending = log.pending
    guard !pending.isEmpty else { return }
    switch exhaustivity {
    case .on:
      place.fail(
        """
        The store has received \(count(pending.count, "action")) that the test does not handle:

        \(dump(pending.map(\.action)).indented)

        Call 'receive' for each of them, or 'skipReceivedActions'.
        """)
      state = pending.last!.state
      log.shared.settle(pending.last!.shared)
      _ = log.takeFirst(pending.count)
    case .off(let showsSkipped):
      skip(pending, showsSkipped, place)
    }
  }

  private func failRunning(_ running: [RunningEffect], _ title: String, _ place: TestPlace) {
    guard !running.isEmpty else { return }
    let message = """
      \(title)

      \(origins(of: running))

      Every effect must end within the test, or its result goes unchecked. If it uses a clock or a \
      scheduler, advance it. If it runs until its feature goes, let the test make it go, cancel \
      the task that 'send' returned, or call 'skipInFlightEffects'.
      """
    switch exhaustivity {
    case .on: place.fail(message)
    case .off(showSkippedAssertions: true): place.mention(message)
    case .off: break
    }
  }

  private func origins(of running: [RunningEffect]) -> String {
    running
      .map { effect in "• " + (effect.origin.map { name(of: $0.action) } ?? "an action") }
      .joined(separator: "\n")
      .indented
  }

  private func name(of action: Any) -> String {
    (action as? Action).map { debugName(of: $0) } ?? "\(action)"
  }
}
