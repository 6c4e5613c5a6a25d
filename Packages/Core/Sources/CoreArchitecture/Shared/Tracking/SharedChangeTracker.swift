package import CoreDependencies
internal import Foundation

/// A copy of a shared value at one time.
final class SharedCopy<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// A shared value of any type.
protocol SharedTracked: AnyObject, Sendable {
  /// Returns a `SharedCopy` of the current value.
  func copy() -> AnyObject
  /// Whether two copies hold equal values; false if the type is not `Equatable`.
  func isSame(_ lhs: AnyObject, _ rhs: AnyObject) -> Bool
}

extension SharedBox: SharedTracked {
  func copy() -> AnyObject { SharedCopy(current) }

  func isSame(_ lhs: AnyObject, _ rhs: AnyObject) -> Bool {
    guard let lhs = lhs as? SharedCopy<Value>, let rhs = rhs as? SharedCopy<Value> else {
      return false
    }
    return areEqual(lhs.value, rhs.value)
  }
}

/// Whether two values are equal; false if their type is not `Equatable`.
func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func compare<T: Equatable>(_ lhs: T) -> Bool { (rhs as? T).map { lhs == $0 } ?? false }
  return (lhs as? any Equatable).map { compare($0) } ?? false
}

/// The values of some shared values at one time.
package struct SharedSnapshot {
  fileprivate let copies: [ObjectIdentifier: AnyObject]
}

/// The changes of shared values by a feature that its test has not asserted yet.
package final class SharedChangeTracker: @unchecked Sendable {
  // Unchecked: `baselines` is only touched while `lock` is held, `outer` only on the thread that is
  // followed, and copies are never changed.
  private struct Baseline {
    let box: any SharedTracked
    /// The value that the test knows.
    let copy: AnyObject

    /// The value in a snapshot, or without one the current value.
    func copy(in snapshot: SharedSnapshot?) -> AnyObject {
      snapshot.map { $0.copies[ObjectIdentifier(box)] ?? copy } ?? box.copy()
    }
  }

  private let lock = NSLock()
  private var baselines: [ObjectIdentifier: Baseline] = [:]

  /// The surrounding tracker of this thread, which is told of the same changes.
  private var outer: SharedChangeTracker?

  package init() {}

  /// Tracks the changes that a closure makes on this thread.
  func follow<R>(_ body: () throws -> R) rethrows -> R {
    let thread = SharedThread.current
    outer = thread.changes
    thread.changes = self
    defer { thread.changes = outer }
    return try body()
  }

  /// Records a value; called under the lock of its box, before the first change.
  func willChange<Value>(_ box: SharedBox<Value>, from value: Value) {
    outer?.willChange(box, from: value)
    lock.withLock {
      guard baselines[ObjectIdentifier(box)] == nil else { return }
      baselines[ObjectIdentifier(box)] = Baseline(box: box, copy: SharedCopy(value))
    }
  }

  /// Returns the current values of those that have changed.
  ///
  /// A value that is not in it has not changed so far.
  package func snapshot() -> SharedSnapshot {
    SharedSnapshot(copies: lock.withLock { baselines }.mapValues { $0.box.copy() })
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
    let baselines = lock.withLock { self.baselines }
    let entries = baselines.map { id, baseline in
      let actual = baseline.copy(in: snapshot)
      return (id, SharedAssertion.Entry(startsAtActual ? actual : baseline.copy, actual: actual))
    }
    return SharedAssertion(Dictionary(uniqueKeysWithValues: entries))
  }

  /// Takes the values of a snapshot, or all current ones, as known to the test.
  package func settle(_ snapshot: SharedSnapshot?) {
    guard let snapshot else { return lock.withLock { baselines = [:] } }
    let before = lock.withLock { baselines }
    var after: [ObjectIdentifier: Baseline] = [:]
    for (id, baseline) in before {
      let copy = baseline.copy(in: snapshot)
      guard !baseline.box.isSame(copy, baseline.box.copy()) else { continue }
      after[id] = Baseline(box: baseline.box, copy: copy)
    }
    lock.withLock { baselines = after }
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
