internal import Synchronization

/// Generic classes, found by a type that decides which one it is.
///
/// Generic code that makes an object of a generic class asks Swift for the class each time, which
/// takes 330 instructions; to find it here takes 20.
public struct KnownClasses: Sendable {
  private struct Entry {
    let key: ObjectIdentifier
    let found: AnyClass
  }

  // Entries are never changed nor freed: there is at most one for each place.
  // Unsafe: the places are atomic, and the memory belongs to the process.
  nonisolated(unsafe) private let places: UnsafeMutablePointer<Atomic<UInt>>

  /// Makes an empty table, which is never freed.
  public init() {
    places = .allocate(capacity: Self.count)
    for place in 0..<Self.count { (places + place).initialize(to: Atomic(0)) }
  }

  private static var count: Int { 512 }

  /// Returns the class for a type, which `find` finds at first.
  ///
  /// Where another type has the same place, `find` is asked each time. Complexity: O(1).
  @inline(__always)
  public func `class`(for type: Any.Type, find: () -> AnyClass) -> AnyClass {
    let key = ObjectIdentifier(type)
    let bits = UInt(bitPattern: key) >> 3
    let place = places + Int((bits ^ (bits >> 9)) % UInt(Self.count))
    let known = place.pointee.load(ordering: .acquiring)
    if let entry = UnsafePointer<Entry>(bitPattern: known), entry.pointee.key == key {
      return entry.pointee.found
    }
    return add(key, find(), at: place, isFree: known == 0)
  }

  private func add(
    _ key: ObjectIdentifier, _ found: AnyClass, at place: UnsafeMutablePointer<Atomic<UInt>>,
    isFree: Bool
  ) -> AnyClass {
    guard isFree else { return found }
    let entry = UnsafeMutablePointer<Entry>.allocate(capacity: 1)
    entry.initialize(to: Entry(key: key, found: found))
    let (isAdded, _) = place.pointee.compareExchange(
      expected: 0, desired: UInt(bitPattern: entry), ordering: .acquiringAndReleasing)
    if !isAdded { entry.deallocate() }
    return found
  }
}
