/// The expectations of a test about shared values, for one assertion.
///
/// While it runs, changes go to the expectations instead of the values. Then both are compared: in
/// `expected == actual` the left side reads the expectation, the right side the value.
package final class SharedAssertion {
  struct Entry {
    var expected: any Sendable
    let actual: any Sendable
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
  func value<Tracked: SharedTracked>(of tracked: Tracked, _ side: SharedSide) -> Tracked.Value? {
    guard let entry = entries[ObjectIdentifier(tracked)] else { return nil }
    let copy = side == .expected ? entry.expected : entry.actual
    return (copy as? SharedCopy<Tracked.Value>)?.value
  }

  func change<Tracked: SharedTracked, R>(
    _ tracked: Tracked, _ body: (inout Tracked.Value) throws -> R
  ) rethrows -> R {
    let id = ObjectIdentifier(tracked)
    var entry = entries[id] ?? Entry(expected: tracked.copy(), actual: tracked.copy())
    var value = (entry.expected as? SharedCopy<Tracked.Value>)?.value ?? tracked.current
    defer {
      entry.expected = SharedCopy(value: value)
      entries[id] = entry
    }
    return try body(&value)
  }
}

/// The side of an assertion whose value is read: a test's expectation or the actual value.
///
/// At all other times both are the same.
enum SharedSide {
  case expected
  case actual
}

/// What is going on with shared values on one thread.
final class SharedThread {
  /// Notes which shared values a running closure changes.
  @exclusivity(unchecked) var changes: SharedChangeTracker?
  /// What a running assertion expects of shared values.
  @exclusivity(unchecked) var assertion: SharedAssertion?

  private static let slot = ThreadSlot { SharedThread() }

  static var current: SharedThread { slot.current }

  static var existing: SharedThread? { slot.existing }
}
