@_spi(Views) internal import CoreArchitecture
@_spi(Views) internal import CoreDependencies

extension TestStore {
  /// Waits until all effects have ended.
  ///
  /// Fails if they still run after the timeout, or if there are received actions that the test has
  /// not handled. Actions that come during the wait may be handled later.
  nonisolated(nonsending) public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    reportReceived(location)
    let isHolding = log.isHolding
    log.isHolding = false
    defer { log.isHolding = isHolding }
    await onStore { [log] in log.processAllHeld() }
    let duration = duration ?? .nanoseconds(Int64(clamping: timeout))
    let deadline = ContinuousClock.now + duration
    if log.hasEffects { await Task.megaYield() }
    while log.hasEffects {
      guard ContinuousClock.now < deadline else {
        failRunning(
          log.running(in: core.runtime),
          "The test expects all effects to end, but after \(duration) these are still running:",
          ifSlow: "pass a longer 'timeout'", location)
        break
      }
      await log.wait(until: deadline, isCancellable: false, while: { log.hasEffects })
    }
    settleShared(location)
  }

  /// Skips all actions received so far, without asserting on them.
  ///
  /// With `strict`, it fails if there are none. An exhaustive test tells what it skipped, as a
  /// known issue.
  nonisolated(nonsending) public func skipReceivedActions(
    strict: Bool = true,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    if log.hasEffects { await Task.megaYield() }
    await onStore { [log] in log.processAllHeld() }
    let pending = log.pending
    guard !pending.isEmpty else {
      if strict { location.fail("There are no received actions to skip.") }
      return
    }
    skip(pending, exhaustivity != .off, location)
    if log.isHolding { await Task.megaYield() }
  }

  /// Skips the running effects: the test need not wait for their end.
  ///
  /// They are not cancelled, and actions that they send are received. With `strict`, it fails if
  /// there are none. An exhaustive test tells what it skipped, as a known issue.
  nonisolated(nonsending) public func skipInFlightEffects(
    strict: Bool = true,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    if log.hasEffects { await Task.megaYield() }
    let running = log.running(in: core.runtime)
    if running.isEmpty, strict { location.fail("There are no running effects to skip.") }
    if exhaustivity != .off, !running.isEmpty {
      location.mention("Effects that still run are not waited for:\n\n\(origins(of: running))")
    }
    log.forgetEffects()
  }

  /// Reports received actions and running effects that are left when the store is released.
  func checkCompletion() {
    reportReceived(location)
    settleShared(location)
    let running = log.running(in: core.runtime)
      .map { (effect: $0, location: log.place(of: $0) ?? location) }
    let places = Dictionary(grouping: running, by: \.location.line).sorted { $0.key < $1.key }
    for (_, running) in places {
      failRunning(
        running.map(\.effect),
        "The test has ended while effects are still running. They were started by:",
        ifSlow: "end the test with 'await store.finish()'", running[0].location)
    }
  }

  /// Reports received actions, which can still be handled.
  private func reportReceived(_ location: _SourceLocation) {
    let unhandled = log.takeUnreported()
    guard !unhandled.isEmpty else { return }
    report(
      """
      The store has received \(count(unhandled.count, "action")) that the test does not handle:

      \(dump(unhandled).indented)

      Call 'receive' for each of them, or 'skipReceivedActions'; a test that leaves such things \
      out on purpose says 'exhaustivity = .off'.

      More: Documentation/Core.docc/Testing.md#overview
      """, location)
  }

  private func report(_ message: String, _ location: _SourceLocation) {
    switch exhaustivity {
    case .on: location.fail(message)
    case .off(showSkippedAssertions: true): location.mention(message)
    case .off: break
    }
  }

  private func failRunning(
    _ running: [RunningEffect], _ title: String, ifSlow remedy: String, _ location: _SourceLocation
  ) {
    guard !running.isEmpty else { return }
    report(
      """
      \(title)

      \(origins(of: running))

      Every effect must end within the test, or its result goes unchecked. If it uses a clock or a \
      scheduler, advance it, or use one that is immediate; if it only needs time, \(remedy). If it \
      runs until its feature goes, let the test make it go, cancel it ('cancel(id:)', or the task \
      that 'send' returned), or call 'skipInFlightEffects'.

      More: Documentation/Core.docc/TimeInTests.md#which-clock
      """, location)
  }

  func origins(of running: [RunningEffect]) -> String {
    running
      .map { effect in "• " + (effect.origin?.name ?? "an action") }
      .joined(separator: "\n")
      .indented
  }
}

extension TestStore {
  /// Returns the changes of shared values since the last assertion, up to a snapshot or now.
  func sharedChanges(_ snapshot: SharedSnapshot?) -> SharedAssertion {
    log.shared.assertion(after: snapshot, startsAtActual: exhaustivity != .on)
  }

  /// Reports changes of shared values that the test does not assert.
  func settleShared(_ location: _SourceLocation) {
    defer { log.settleShared() }
    guard exhaustivity != .off else { return }
    let changes = log.shared.assertion(after: nil).run {
      comparison.areSame(state, state) ? nil : difference(state, state) ?? dump(state)
    }
    guard let changes else { return }
    let message = """
      Shared state has changed in a way that the test does not assert:

      \(changes.indented(by: 4))

      (Not asserted: −, Actual: +)

      It was changed by an effect, after the last action that the test has handled. Call 'assert' \
      and say how.
      """
    if exhaustivity == .on { location.fail(message) } else { location.mention(message) }
  }
}
