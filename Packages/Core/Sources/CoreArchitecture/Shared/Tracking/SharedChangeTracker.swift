@_spi(Locked) package import CoreDependencies

/// The changes of shared values by a feature that its test has not asserted yet.
package final class SharedChangeTracker: Sendable {
  private struct Baseline {
    let value: any SharedTracked
    /// The value that the test knows.
    let copy: any Sendable

    /// The value in a snapshot, or without one the current value.
    func copy(in snapshot: SharedSnapshot?) -> any Sendable {
      snapshot.map { $0.copies[ObjectIdentifier(value)] ?? copy } ?? value.copy()
    }
  }

  private struct State {
    var baselines: [ObjectIdentifier: Baseline] = [:]
    /// The surrounding tracker of the thread that is followed; it is told of the same changes.
    var outer: SharedChangeTracker?
  }

  private let state = Locked(State())

  package init() {}

  /// Tracks the changes that a closure makes on this thread.
  func follow<R>(_ body: () throws -> R) rethrows -> R {
    let thread = SharedThread.current
    let outer = thread.changes
    state.withLock { $0.outer = outer }
    thread.changes = self
    defer { thread.changes = outer }
    return try body()
  }

  /// Records a value; called under the lock of its box, before the first change.
  func willChange<Tracked: SharedTracked>(_ tracked: Tracked, from value: Tracked.Value) {
    let id = ObjectIdentifier(tracked)
    let (isNew, outer) = state.withLock { ($0.baselines[id] == nil, $0.outer) }
    outer?.willChange(tracked, from: value)
    guard isNew else { return }
    let baseline = Baseline(value: tracked, copy: SharedCopy(value: value))
    state.withLock { if $0.baselines[id] == nil { $0.baselines[id] = baseline } }
  }

  /// Returns the current values of those that have changed.
  ///
  /// A value that is not in it has not changed so far.
  package func snapshot() -> SharedSnapshot {
    SharedSnapshot(copies: state.withLock { $0.baselines }.mapValues { $0.value.copy() })
  }

  /// Prepares the comparison of a test's expectations with the values of a snapshot.
  ///
  /// - Parameters:
  ///   - snapshot: The values to compare with; nil for the current ones.
  ///   - startsAtActual: Whether expectations start at these values instead of those the test
  ///     knows.
  /// - Returns: The assertion to run the test's closure in.
  package func assertion(
    after snapshot: SharedSnapshot?, startsAtActual: Bool = false
  ) -> SharedAssertion {
    let baselines = state.withLock { $0.baselines }
    let entries = baselines.map { id, baseline in
      let actual = baseline.copy(in: snapshot)
      return (
        id, SharedAssertion.Entry(expected: startsAtActual ? actual : baseline.copy, actual: actual)
      )
    }
    return SharedAssertion(Dictionary(uniqueKeysWithValues: entries))
  }

  /// Takes the values of a snapshot, or all current ones, as known to the test.
  package func settle(_ snapshot: SharedSnapshot?) {
    let before = state.withLock { $0.baselines }
    let after: [ObjectIdentifier: Baseline] =
      snapshot.map { snapshot in
        before.compactMapValues { baseline in
          let copy = baseline.copy(in: snapshot)
          guard !baseline.value.isSame(copy, baseline.value.copy()) else { return nil }
          return Baseline(value: baseline.value, copy: copy)
        }
      } ?? [:]
    // The old values are released after the lock.
    state.withLock { $0.baselines = after }
  }
}

private enum SharedChangeTrackerKey: DependencyKey {
  static var liveValue: SharedChangeTracker? { nil }
  static var testValue: SharedChangeTracker? { nil }
}

extension DependencyValues {
  /// The tracker of shared values in the current scope; set by a test store.
  package var sharedChangeTracker: SharedChangeTracker? {
    get { self[SharedChangeTrackerKey.self] }
    set { self[SharedChangeTrackerKey.self] = newValue }
  }
}

/// The values of some shared values at one time.
package struct SharedSnapshot {
  let copies: [ObjectIdentifier: any Sendable]
}

/// A shared value whose changes are tracked.
protocol SharedTracked<Value>: AnyObject, Sendable {
  associatedtype Value

  /// The actual value, whatever a test expects.
  ///
  /// Reading it is not observed.
  var current: Value { get }
}

extension SharedTracked {
  /// Returns a `SharedCopy` of the current value.
  func copy() -> any Sendable { SharedCopy(value: current) }

  /// Whether two copies hold equal values; false if the type is not `Equatable`.
  func isSame(_ lhs: any Sendable, _ rhs: any Sendable) -> Bool {
    guard let lhs = lhs as? SharedCopy<Value>, let rhs = rhs as? SharedCopy<Value> else {
      return false
    }
    func compare<T: Equatable>(_ lhs: T) -> Bool { (rhs.value as? T).map { lhs == $0 } ?? false }
    return (lhs.value as? any Equatable).map { compare($0) } ?? false
  }
}

/// A copy of a shared value at one time; whoever holds copies of any type has them as `Sendable`.
struct SharedCopy<Value>: @unchecked Sendable {
  // Unchecked: immutable, and `Shared` is only `Sendable` where its value is.
  let value: Value
}
