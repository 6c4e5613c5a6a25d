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
