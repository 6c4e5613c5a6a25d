/// The elements of a shared collection, each shared by itself: `ForEach(Array($rows)) { $row in …
/// }`.
///
/// An element of an `IdentifiedArray` is found by its id, any other by its position. Once it is
/// removed, its last value is read, and changes are made to that alone.
extension Shared: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {
  /// An element that is shared by itself.
  public typealias Element = Shared<Value.Element>

  /// The positions of the shared collection.
  public typealias Index = Value.Index

  /// The positions in order, found one after the other.
  public typealias Indices = DefaultIndices<Shared<Value>>

  /// A view of some of the elements.
  public typealias SubSequence = Slice<Shared<Value>>

  /// Goes through the elements by position.
  public typealias Iterator = IndexingIterator<Shared<Value>>

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The position behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// Returns the position behind another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// Returns the position in front of another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  /// Returns the position at a distance from another.
  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  /// Returns the number of elements from one position to another.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }

  /// The element at a position, shared by itself.
  public subscript(position: Value.Index) -> Shared<Value.Element> {
    Shared<Value.Element>(reference: SharedElement(reference, at: position))
  }
}

/// The elements of a shared collection, each read by itself.
extension SharedReader: Sequence, Collection, BidirectionalCollection, RandomAccessCollection
where Value: RandomAccessCollection {
  /// An element that is read by itself.
  public typealias Element = SharedReader<Value.Element>

  /// The positions of the shared collection.
  public typealias Index = Value.Index

  /// The positions in order, found one after the other.
  public typealias Indices = DefaultIndices<SharedReader<Value>>

  /// A view of some of the elements.
  public typealias SubSequence = Slice<SharedReader<Value>>

  /// Goes through the elements by position.
  public typealias Iterator = IndexingIterator<SharedReader<Value>>

  /// The position of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }

  /// The position behind the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }

  /// Returns the position behind another.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// Returns the position in front of another.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }

  /// Returns the position at a distance from another.
  public func index(_ index: Value.Index, offsetBy distance: Int) -> Value.Index {
    wrappedValue.index(index, offsetBy: distance)
  }

  /// Returns the number of elements from one position to another.
  public func distance(from start: Value.Index, to end: Value.Index) -> Int {
    wrappedValue.distance(from: start, to: end)
  }

  /// The element at a position, read by itself.
  public subscript(position: Value.Index) -> SharedReader<Value.Element> {
    let locator = SharedElementLocator(wrappedValue, position)
    return SharedReader<Value.Element>(
      reference: SharedReadingProjection(reference) { locator.element(in: $0) })
  }
}
