@_spi(Hosts) import CoreViews
import Effects
import Logging
import Synchronization

/// What is kept of a session, and what its person is told where that fails.
extension PageSession {
  /// Stores the state and the number of the last action, so that these can be acknowledged.
  func store(_ served: ServedSession, upTo target: UInt64) async {
    if usage.withLock(\.isUsed) { defaults.use(browser) }
    if defaults.hasUnsaved(browser) { await defaults.write(browser) }
    guard let writer, let archived = served.archived else {
      stored = target
      return
    }
    do {
      let state = try noted(target) { try archived() }
      guard !isLost else { return }
      let kept = StoredSession(
        id: id, browser: browser, applied: target, state: state, fence: fence)
      switch await writer.save(kept) {
      case .saved:
        stored = target
        usage.withLock { $0.isUnsaved = false }
      case .lost: lose()
      case .failed: complain()
      }
    } catch {
      logger.error(
        "A state cannot be written",
        metadata: ["session": "\(id.prefix(6))", "reason": "\(error)"])
      complain()
    }
  }

  /// Stores it again, as what was stored may be gone.
  func storeAgain() async {
    isMissing = true
    await publish()
  }

  /// Stores it unless it was before, as its page may ask another process for it.
  func storeFirst() async {
    if fence == 0, number == 0 { await storeAgain() }
  }

  /// Stores all that was done and ends, for another process to go on; returns whether it could.
  ///
  /// Before, what is under way may come to its end, for so long.
  func handOver(within patience: Duration = .zero) async -> Bool {
    let limit = ContinuousClock.now + patience
    while served?.isAtRest?() == false, .now < limit {
      try? await Task.sleep(for: .milliseconds(10))
    }
    isLeaving = true
    isMissing = true
    repeat { await publish() } while isChanged
    guard !isLost else { return true }
    guard stored == applied, !usage.withLock(\.isUnsaved) else {
      isLeaving = false
      return false
    }
    leave()
    queue = nil
    return true
  }

  /// Tells the person of a state that cannot be stored, and tries again in two seconds.
  func complain() {
    metrics.add(to: .unsaved)
    if !usage.withLock(\.isUnsaved) {
      usage.withLock { $0.isUnsaved = true }
      notices.append(
        speaking {
          hostText("What you do cannot be saved at the moment. It is kept here until it can.")
        })
    }
    guard retry == nil else { return }
    retry = Task {
      try? await Task.sleep(for: .seconds(2))
      retry = nil
      await publish()
    }
  }
}
