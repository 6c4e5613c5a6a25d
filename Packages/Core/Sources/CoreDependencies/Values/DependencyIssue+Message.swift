extension DependencyIssue {
  /// What happened, where, why, and how to fix it.
  var message: String {
    switch self {
    case .noValue(.test, let key, let reader): noTestValue(key, reader)
    case .noValue(_, let key, let reader): noLiveValue(key, reader)
    case .builtInNotChosen(let property, let example): notChosen(property, example)
    case .clockNotChosen(let name, let member, let queue): clockNotChosen(name, member, queue)
    case .clockStillInUse(let sleepers, let timeout): clockStillInUse(sleepers, timeout)
    case .defaultTestValueRead(let key):
      """
      '\(key).testValue' was read, but '\(key)' declares none, so its preview or live value is \
      what came back. Declare 'static var testValue' in '\(key)'.
      """
    case .preparedTooLate(let key):
      """
      'prepareDependencies' came too late for '\(key)': its value had been read or prepared \
      before, and that value stays. Call 'prepareDependencies' once, before anything else runs, \
      or use 'withDependencies' for a value that holds in one scope.
      """
    case .modelWithoutDependencies(let model):
      """
      'withDependencies(from:)' found no dependencies in '\(model)', so the operation runs with \
      the current ones. Give '\(model)' a property with '@Dependency', or create it inside \
      'withDependencies'.
      """
    case .forgottenError(let error):
      """
      Work that 'fireAndForget' started has failed: \(error). An app drops the error of such work. \
      Catch it in the work where it does not matter, or override the dependency that throws it.
      """
    case .unimplementedEndpoint(let name):
      """
      '\(name)' was called but is not implemented. Override it for this test or preview, for \
      example with 'withDependencies', or give the client's value an implementation of it.
      """
    }
  }

  private func noTestValue(_ key: Key, _ reader: DependencyReader) -> String {
    """
    \(subject(key, reader)) was read in a test, but '\(key.name)' has no test value.

    \(facts(key, reader))

    A test should not reach the outside world unnoticed. Override the dependency for this test:

    \(override(assignment(key, reader)))
    """
      + (key.isBuiltIn
        ? ""
        : "\n\nor declare 'static var testValue' in '\(key.name)' if one value suits all tests.")
  }

  /// How a test overrides a dependency; a test store keeps those with which it was created.
  private func override(_ assignment: String) -> String {
    """
      withDependencies { \(assignment) } operation: { … }

    or, in the test of a feature, where its test store is created:

      TestStore(initialState: …) { … } withDependencies: { \(assignment) }
    """
  }

  private func noLiveValue(_ key: Key, _ reader: DependencyReader) -> String {
    """
    \(subject(key, reader)) was read while the app runs, but '\(key.name)' has no live value.

    \(facts(key, reader))

    Its test value is used instead. \(remedy(key))
    """
  }

  private func remedy(_ key: Key) -> String {
    guard !key.isOfEntry else { return "Write '@DependencyEntry(liveValue: …)' to give it one." }
    return """
      Conform '\(key.name)' to 'DependencyKey' with a 'static var liveValue', and check that the \
      module with this conformance is linked.
      """
  }

  private func notChosen(_ property: String, _ example: String) -> String {
    """
    '@Dependency(\\.\(property))' was called in a test that does not say what it should be. \
    Override it, for example:

    \(override("$0.\(property) = \(example)"))
    """
  }

  private func clockNotChosen(_ name: String, _ member: String, _ queue: String?) -> String {
    """
    '\(name)' was used ('\(member)') in a test that does not say which \
    \(queue == nil ? "clock" : "scheduler") to use. Override it with \
    '\(queue.map { "\($0).test" } ?? "TestClock()")' to move the time by hand, or with \
    '\(queue == nil ? "ImmediateClock()" : ".immediate")' to wait for nothing.
    """
  }

  private func clockStillInUse(_ sleepers: Int, _ timeout: String) -> String {
    """
    'TestClock.run' ended after \(timeout) although \(sleepers) of those who sleep on the clock \
    sleep again and again. An endless timer keeps a clock from running out: cancel it before \
    'run', move the clock with 'advance(by:)' instead, or give 'run' a longer timeout.
    """
  }

  private func subject(_ key: Key, _ reader: DependencyReader) -> String {
    reader.property.map { "'@Dependency(\\.\($0))'" } ?? "'@Dependency(\(key.name).self)'"
  }

  private func assignment(_ key: Key, _ reader: DependencyReader) -> String {
    reader.property.map { "$0.\($0) = …" } ?? "$0[\(key.name).self] = …"
  }

  private func facts(_ key: Key, _ reader: DependencyReader) -> String {
    var lines = ["  Key: \(key.name)", "  Value: \(key.value)"]
    if let location = reader.location {
      lines.insert("  Read at: \(location.fileID):\(location.line)", at: 0)
    }
    return lines.joined(separator: "\n")
  }
}
