internal import CoreArchitecture
internal import CoreDependencies

/// Compares a state with what a test expects of it.
struct StateExpectation<State: Equatable> {
  let before: State
  let after: State
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
    if expected != after { return fail(difference(expected, after), "does not match") }
    if update != nil, !mayBeUnchanged, !shared.hasChanges, before == after, expected == before {
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
    if expected != after { fail(difference(expected, after), "does not match") }
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
    guard asserted != after else { return }
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
      try DependencyValues.$_current.withValue(dependencies) { try update(&state) }
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

  private func difference(_ expected: State, _ actual: State) -> String {
    CoreTesting.difference(expected, actual)
      ?? """
      Expected:
      \(dump(expected).indented)

      Actual:
      \(dump(actual).indented)
      """
  }

  private func fail(_ difference: String, _ verdict: String) {
    location.fail(
      """
      The state after \(subject()) \(verdict) the expectation:

      \(difference.indented(by: 4))

      (Expected: −, Actual: +)
      """)
  }
}
