@_spi(Views) internal import CoreArchitecture
internal import CoreCasePaths
@_spi(Views) internal import CoreDependencies

/// Compares a state with what a test expects of it.
struct StateExpectation<State> {
  let before: State
  let after: State
  let comparison: StateComparison<State>
  /// The expected and actual changes of shared values.
  let shared: SharedAssertion
  let exhaustivity: Exhaustivity
  let dependencies: DependencyValues
  /// What changed the state, as in the first line of a failure.
  let subject: () -> String
  let location: _SourceLocation

  func check(
    _ update: ((inout State) throws -> Void)?, mayBeUnchanged: Bool = false
  ) {
    shared.run {
      switch exhaustivity {
      case .on: checkAll(update, mayBeUnchanged: mayBeUnchanged)
      case .off(let showsSkipped): checkAsserted(update, showsSkipped: showsSkipped)
      }
    }
  }

  private func checkAll(_ update: ((inout State) throws -> Void)?, mayBeUnchanged: Bool) {
    var expected = before
    guard apply(update, to: &expected) else { return }
    if !areSame(expected, after) { return fail(difference(expected, after), isTold: update != nil) }
    if update != nil, !mayBeUnchanged, !shared.hasChanges, areSame(before, after),
      areSame(expected, before)
    {
      location.fail(
        """
        The test expects \(subject()) to change the state, but nothing changed.

        The closure changes no part of the state. If the state is not to change, leave the closure \
        out.
        """)
    }
  }

  private func checkAsserted(
    _ update: ((inout State) throws -> Void)?, showsSkipped: Bool
  ) {
    var expected = after
    guard apply(update, to: &expected) else { return }
    if !areSame(expected, after) { fail(difference(expected, after), isTold: true) }
    if showsSkipped { showSkipped(update) }
  }

  /// Prints the changes that the test does not assert.
  ///
  /// The closure is applied to the state before the action; what it leaves unchanged is not
  /// asserted. Under XCTest, issues that it reports there would fail the test.
  private func showSkipped(_ update: ((inout State) throws -> Void)?) {
    var asserted = before
    let includesAsserted = update != nil && !_SourceLocation.canExpectIssues
    if update != nil, !includesAsserted {
      location.expectingIssues { _ = apply(update, to: &asserted, isQuiet: true) }
    }
    guard !areSame(asserted, after) else { return }
    location.mention(
      """
      Changes of state by \(subject())\
      \(includesAsserted ? ", those that the test asserts included" : " that the test does not assert"):

      \(difference(asserted, after).indented(by: 4))

      (Not asserted: −, Actual: +)
      """)
  }

  /// Runs the closure of a test; returns whether it did not throw.
  private func apply(
    _ update: ((inout State) throws -> Void)?, to state: inout State, isQuiet: Bool = false
  ) -> Bool {
    guard let update else { return true }
    do {
      try DependencyValues.$_current.withValue(dependencies) {
        try $modificationsMustChange.withValue(exhaustivity == .on) { try update(&state) }
      }
      return true
    } catch {
      if !isQuiet {
        location.fail(
          """
          The closure that asserts on \(subject()) threw an error: \(debugDescription(of: error))
          """)
      }
      return false
    }
  }

  private func areSame(_ lhs: State, _ rhs: State) -> Bool { comparison.areSame(lhs, rhs) }

  private func difference(_ expected: State, _ actual: State) -> String {
    CoreTesting.difference(expected, actual)
      ?? """
      Expected:
      \(dump(expected).indented)

      Actual:
      \(dump(actual).indented)
      """
  }

  /// Fails with a difference; the test has told how the state changes, or that it does not.
  private func fail(_ difference: String, isTold: Bool) {
    let title =
      isTold
      ? "The state after \(subject()) does not match the expectation:"
      : "\(subject()) changed the state, and the test says that it does not:"
    location.fail(
      """
      \(title)

      \(difference.indented(by: 4))

      (Expected: −, Actual: +)
      """)
  }
}
