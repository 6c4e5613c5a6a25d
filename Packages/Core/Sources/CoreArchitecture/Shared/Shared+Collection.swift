/// The elements of a shared collection, each shared on its own: `ForEach(Array($rows)) { $row in … }`.
///
/// An element of an `IdentifiedArray` is followed by its id, others by their positions. When it
/// goes, the last one is read, and changes are dropped.
extension Shared: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {
  public typealias Element = Shared<Value.Element>
  public typealias Index = Value.Index
  public typealias Indices = DefaultIndices<Shared<Value>>
  public typealias SubSequence = Slice<Shared<Value>>
  public typealias Iterator = IndexingIterator<Shared<Value>>

  public var startIndex: Value.Index { wrappedValue.startIndex }

  public var endIndex: Value.Index { wrappedValue.endIndex }

  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }

  public subscript(position: Value.Index) -> Shared<Value.Element> {
    Shared<Value.Element>(reference: SharedElement(reference, at: position))
  }
}

/// The elements of a collection, each read on its own.
extension SharedReader: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Value: RandomAccessCollection {
  public typealias Element = SharedReader<Value.Element>
  public typealias Index = Value.Index
  public typealias Indices = DefaultIndices<SharedReader<Value>>
  public typealias SubSequence = Slice<SharedReader<Value>>
  public typealias Iterator = IndexingIterator<SharedReader<Value>>

  public var startIndex: Value.Index { wrappedValue.startIndex }

  public var endIndex: Value.Index { wrappedValue.endIndex }

  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }

  public subscript(position: Value.Index) -> SharedReader<Value.Element> {
    let place = SharedElementPlace(wrappedValue, position)
    return SharedReader<Value.Element>(
      reference: SharedReadingProjection(reference) { place.element(in: $0) })
  }
}
