package import CoreDependencies
internal import Foundation

/// A copy of a shared value at one time.
final class SharedCopy<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// A shared value whatever its type.
protocol SharedTracked: AnyObject, Sendable {
  /// A `SharedCopy` of the value there is.
  func copy() -> AnyObject
  /// Whether two copies hold equal values; false where that cannot be told.
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

/// Whether two values are equal, as far as their types can tell.
func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func compare<T: Equatable>(_ lhs: T) -> Bool { (rhs as? T).map { lhs == $0 } ?? false }
  return (lhs as? any Equatable).map { compare($0) } ?? false
}

/// The values that some shared values had at one time.
package struct SharedSnapshot {
  fileprivate let copies: [ObjectIdentifier: AnyObject]
}

/// The shared values that a feature has changed and its test has not accounted for yet.
package final class SharedChangeTracker: @unchecked Sendable {
  // Unchecked: `baselines` is only touched while `lock` is held, `outer` only on the thread that is
  // followed, and copies are never changed.
  private struct Baseline {
    let box: any SharedTracked
    /// What the test knows.
    let copy: AnyObject

    /// What the value was in a snapshot, or is now.
    func copy(in snapshot: SharedSnapshot?) -> AnyObject {
      snapshot.map { $0.copies[ObjectIdentifier(box)] ?? copy } ?? box.copy()
    }
  }

  private let lock = NSLock()
  private var baselines: [ObjectIdentifier: Baseline] = [:]

  /// Who notes changes on this thread, too, while this one does.
  private var outer: SharedChangeTracker?

  package init() {}

  /// Notes what a closure changes on this thread.
  func follow<R>(_ body: () throws -> R) rethrows -> R {
    let thread = ObservationThread.current
    outer = thread.sharedChanges
    thread.sharedChanges = self
    defer { thread.sharedChanges = outer }
    return try body()
  }

  /// Called under the lock of the box, before its value changes.
  func willChange<Value>(_ box: SharedBox<Value>, from value: Value) {
    outer?.willChange(box, from: value)
    lock.withLock {
      guard baselines[ObjectIdentifier(box)] == nil else { return }
      baselines[ObjectIdentifier(box)] = Baseline(box: box, copy: SharedCopy(value))
    }
  }

  /// What the changed values are now.
  ///
  /// Those it does not hold have not changed so far.
  package func snapshot() -> SharedSnapshot {
    SharedSnapshot(copies: lock.withLock { baselines }.mapValues { $0.box.copy() })
  }

  /// Prepares to compare what a test expects with what has come of it.
  ///
  /// - Parameters:
  ///   - snapshot: The values to compare with; without it, those there are now.
  ///   - startsAtActual: Whether the test is given these values instead of those it knows.
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

  /// Takes the test to know these values, or without a snapshot all there are now.
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
  /// Notes the changes of shared values in the current scope.
  ///
  /// Set by a test store.
  package var sharedChangeTracker: SharedChangeTracker? {
    get { self[SharedChangeTrackerKey.self] }
    set { self[SharedChangeTrackerKey.self] = newValue }
  }
}
