@_spi(Locked) internal import CoreDependencies

/// An element of a shared collection, found by its id if the collection has ids, else by position.
///
/// Once it is removed, its last value is read, and changes are made to it alone.
final class SharedElement<Base: RandomAccessCollection & MutableCollection>:
  SharedReference<Base.Element>, @unchecked Sendable
{
  // Unchecked: immutable; see the superclass.
  private let base: SharedReference<Base>
  private let locator: SharedElementLocator<Base>

  init(_ base: SharedReference<Base>, at index: Base.Index) {
    self.base = base
    locator = SharedElementLocator(base.value(.expected), index)
  }

  override var label: String { "\(base.label)[\(locator.position)]" }

  override func value(_ side: SharedSide) -> Base.Element { locator.element(in: base.value(side)) }

  override func withLock<R>(_ body: (inout Base.Element) throws -> R) rethrows -> R {
    try base.withLock { collection in
      guard let index = locator.index(in: collection) else {
        return try locator.last.change(body)
      }
      return try locator.last.change(&collection[index], body)
    }
  }

  override var persistence: (any SharedPersistence)? { base.persistence }

  override func didMove() { base.didMove() }
}

/// Finds an element of a collection, and keeps its last value.
struct SharedElementLocator<Base: RandomAccessCollection> {
  let last: SharedLast<Base.Element>
  let position: Base.Index

  init(_ collection: Base, _ index: Base.Index) {
    last = SharedLast(collection[index])
    position = index
  }

  func index(in collection: Base) -> Base.Index? {
    if let finding = collection as? any SharedElementFinding { return index(finding) }
    return collection.indices.contains(position) ? position : nil
  }

  func element(in collection: Base) -> Base.Element {
    last.or(index(in: collection).map { collection[$0] })
  }

  private func index<Finding: SharedElementFinding>(_ collection: Finding) -> Base.Index? {
    (last.or(nil) as? Finding.Element).flatMap { collection.position(ofSame: $0) } as? Base.Index
  }
}

/// A collection that finds an element again after it has moved.
protocol SharedElementFinding: Collection {
  func position(ofSame element: Element) -> Index?
}

extension IdentifiedArray: SharedElementFinding {
  func position(ofSame element: Element) -> Int? { index(id: _id(of: element)) }
}

/// The last value of an element or optional that may go away.
final class SharedLast<Value>: Sendable {
  private let value: RecursiveLocked<Value>

  init(_ value: Value) {
    self.value = RecursiveLocked(value)
  }

  /// Stores a newer value if there is one; returns the last one.
  func or(_ newer: Value?) -> Value {
    guard let newer else { return value.read { $0 } }
    value.replace { newer }
    return newer
  }

  /// Changes the last value of what has gone away.
  func change<R>(_ body: (inout Value) throws -> R) rethrows -> R { try value.change(body) }

  /// Changes a value, and keeps what it has become.
  func change<R>(_ current: inout Value, _ body: (inout Value) throws -> R) rethrows -> R {
    defer { value.replace { current } }
    return try body(&current)
  }
}
