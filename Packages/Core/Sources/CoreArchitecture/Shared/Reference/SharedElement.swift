/// A collection that finds an element again after it has moved.
protocol SharedElementFinding: Collection {
  func position(ofSame element: Element) -> Index?
}

extension IdentifiedArray: SharedElementFinding {
  func position(ofSame element: Element) -> Int? { index(id: _id(of: element)) }
}

/// An element of a shared collection, found by its id if the collection has ids, else by position.
///
/// Once it is removed, its last value is read, and changes are dropped.
final class SharedElement<Base: RandomAccessCollection & MutableCollection>:
  SharedReference<Base.Element>, @unchecked Sendable
{
  // Unchecked: immutable; see the superclass.
  private let base: SharedReference<Base>
  private let place: SharedElementPlace<Base>

  init(_ base: SharedReference<Base>, at index: Base.Index) {
    self.base = base
    place = SharedElementPlace(base.value(.expected), index)
  }

  override var label: String { "\(base.label)[\(place.position)]" }

  override func value(_ side: SharedSide) -> Base.Element { place.element(in: base.value(side)) }

  override func withLock<R>(_ body: (inout Base.Element) throws -> R) rethrows -> R {
    try base.withLock { collection in
      guard let index = place.index(in: collection) else {
        var dropped = place.last.or(nil)
        return try body(&dropped)
      }
      return try place.last.change(&collection[index], body)
    }
  }

  override var persistence: (any SharedPersistence)? { base.persistence }

  override func didMove() { base.didMove() }
}

/// Finds an element of a collection, and keeps its last value.
struct SharedElementPlace<Base: RandomAccessCollection> {
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
