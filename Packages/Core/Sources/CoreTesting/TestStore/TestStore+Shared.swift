internal import CoreArchitecture
internal import CoreDependencies

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
