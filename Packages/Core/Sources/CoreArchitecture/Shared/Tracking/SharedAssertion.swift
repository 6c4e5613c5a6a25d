/// What a test expects of shared values, for the length of one assertion.
///
/// While it runs, changes go to the expectation instead of the values, which are then compared:
/// in `expected == actual` the left side reads what is expected, the right side what there is.
package final class SharedAssertion {
  struct Entry {
    var expected: AnyObject
    let actual: AnyObject
    var isChanged = false

    init(_ expected: AnyObject, actual: AnyObject) {
      self.expected = expected
      self.actual = actual
    }
  }

  private var entries: [ObjectIdentifier: Entry]

  init(_ entries: [ObjectIdentifier: Entry]) {
    self.entries = entries
  }

  /// Whether the test expects a value to change.
  package var expectsChange: Bool { entries.values.contains(where: \.isChanged) }

  /// Runs a closure that says what is expected, or compares.
  package func run<R>(_ body: () throws -> R) rethrows -> R {
    let thread = ObservationThread.current
    let outer = thread.sharedAssertion
    thread.sharedAssertion = self
    defer { thread.sharedAssertion = outer }
    return try body()
  }

  /// The value of one side, or nil if the value there is serves for both.
  func value<Value>(of box: SharedBox<Value>, _ side: SharedSide) -> Value? {
    guard let entry = entries[ObjectIdentifier(box)] else { return nil }
    return ((side == .expected ? entry.expected : entry.actual) as? SharedCopy<Value>)?.value
  }

  func change<Value, R>(
    _ box: SharedBox<Value>, _ body: (inout Value) throws -> R
  ) rethrows -> R {
    let id = ObjectIdentifier(box)
    var entry = entries[id] ?? Entry(box.copy(), actual: box.copy())
    let before = entry.expected
    let expected = SharedCopy((before as? SharedCopy<Value>)?.value ?? box.current)
    defer {
      entry.expected = expected
      if !box.isSame(before, expected) { entry.isChanged = true }
      entries[id] = entry
    }
    return try body(&expected.value)
  }
}
