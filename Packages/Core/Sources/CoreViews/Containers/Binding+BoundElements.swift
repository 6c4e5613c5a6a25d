// A binding to a collection is no collection itself: `ForEach` could not tell what it is given.

extension Binding
where Value: MutableCollection & RandomAccessCollection, Value.Index: Hashable {
  /// The elements as bindings, each with its number, counted from 0.
  public func enumerated() -> EnumeratedSequence<BoundElements<Value>> {
    BoundElements(base: self).enumerated()
  }

  /// What a closure makes of bindings to the elements.
  public func map<Other, Failure: Error>(
    _ transform: (Binding<Value.Element>) throws(Failure) -> Other
  ) throws(Failure) -> [Other] {
    try BoundElements(base: self).map(transform)
  }

  /// Bindings to the elements that a closure wants.
  public func filter(
    _ isIncluded: (Binding<Value.Element>) throws -> Bool
  ) rethrows -> [Binding<Value.Element>] {
    try BoundElements(base: self).filter(isIncluded)
  }

  /// A binding to the first element that a closure wants.
  public func first(
    where isWanted: (Binding<Value.Element>) throws -> Bool
  ) rethrows -> Binding<Value.Element>? {
    try BoundElements(base: self).first(where: isWanted)
  }

  /// Bindings to the elements, the last one first.
  public func reversed() -> ReversedCollection<BoundElements<Value>> {
    BoundElements(base: self).reversed()
  }
}
