/// The expectations of a test about shared values, for one assertion.
///
/// While it runs, changes go to the expectations instead of the values. Then both are compared: in
/// `expected == actual` the left side reads the expectation, the right side the value.
package final class SharedAssertion {
  struct Entry {
    var expected: AnyObject
    let actual: AnyObject

    init(_ expected: AnyObject, actual: AnyObject) {
      self.expected = expected
      self.actual = actual
    }
  }

  private var entries: [ObjectIdentifier: Entry]
  /// Whether the feature has written a value, even an equal one.
  package let hasChanges: Bool

  init(_ entries: [ObjectIdentifier: Entry]) {
    self.entries = entries
    hasChanges = !entries.isEmpty
  }

  /// Runs a closure that states expectations or compares them.
  package func run<R>(_ body: () throws -> R) rethrows -> R {
    let thread = SharedThread.current
    let outer = thread.assertion
    thread.assertion = self
    defer { thread.assertion = outer }
    return try body()
  }

  /// The expected or the actual value, nil if the stored value serves for both.
  func value<Value>(of box: SharedBox<Value>, _ side: SharedSide) -> Value? {
    guard let entry = entries[ObjectIdentifier(box)] else { return nil }
    return ((side == .expected ? entry.expected : entry.actual) as? SharedCopy<Value>)?.value
  }

  func change<Value, R>(
    _ box: SharedBox<Value>, _ body: (inout Value) throws -> R
  ) rethrows -> R {
    let id = ObjectIdentifier(box)
    var entry = entries[id] ?? Entry(box.copy(), actual: box.copy())
    let expected = SharedCopy((entry.expected as? SharedCopy<Value>)?.value ?? box.current)
    defer {
      entry.expected = expected
      entries[id] = entry
    }
    return try body(&expected.value)
  }
}
