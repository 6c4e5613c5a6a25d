// A binding to a collection is no collection itself: `ForEach` could not tell what it is given.

/// The elements of a bound collection, each as a binding.
///
/// A binding whose position has gone reads its last value and drops what is written.
public struct BoundElements<Base: MutableCollection & RandomAccessCollection>:
  RandomAccessCollection
{
  private let base: Binding<Base>
  private let snapshot: Base

  init(base: Binding<Base>) {
    self.base = base
    snapshot = base.wrappedValue
  }

  /// The first position of the collection as it was when the view was made.
  public var startIndex: Base.Index { snapshot.startIndex }
  /// The position after the last element.
  public var endIndex: Base.Index { snapshot.endIndex }
  /// Returns the next position.
  public func index(after index: Base.Index) -> Base.Index { snapshot.index(after: index) }
  /// Returns the position before.
  public func index(before index: Base.Index) -> Base.Index { snapshot.index(before: index) }
  /// Returns the position at a distance, as fast as the collection itself does.
  public func index(_ index: Base.Index, offsetBy distance: Int) -> Base.Index {
    snapshot.index(index, offsetBy: distance)
  }
  /// Returns the number of steps between two positions, as fast as the collection itself does.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int {
    snapshot.distance(from: start, to: end)
  }

  /// A binding to the element at a position.
  public subscript(position: Base.Index) -> Binding<Base.Element> {
    let last = snapshot[position]
    return Binding(
      get: { [base] in
        let current = base.wrappedValue
        return current.indices.contains(position) ? current[position] : last
      },
      set: { [base] in
        guard base.wrappedValue.indices.contains(position) else { return }
        base.wrappedValue[position] = $0
      }
    )
  }
}

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
