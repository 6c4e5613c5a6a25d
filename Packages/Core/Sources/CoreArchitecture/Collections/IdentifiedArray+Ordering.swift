public import Foundation

extension IdentifiedArray {
  /// Moves the elements at some positions in front of another position, in their order.
  ///
  /// Complexity: O(n).
  @inlinable
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let before = source.filteredIndexSet { $0 < destination }.count
    let moved = source.map { _elements[$0] }
    guard !moved.isEmpty else { return }
    _reorder { elements in
      for index in source.reversed() { elements.remove(at: index) }
      elements.insert(contentsOf: moved, at: destination - before)
    }
  }

  /// Exchanges two elements.
  ///
  /// Complexity: O(1).
  @inlinable
  public mutating func swapAt(_ i: Int, _ j: Int) {
    guard i != j else { return }
    _exchange(i, j)
    _positions[_id(of: _elements[i])] = i
    _positions[_id(of: _elements[j])] = j
    _structureDidChange()
  }

  /// Sorts the elements with a predicate.
  ///
  /// Complexity: O(n log n).
  @inlinable
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try _reorder { try $0.sort(by: areInIncreasingOrder) }
  }

  /// Sorts the elements with a comparator.
  ///
  /// Complexity: O(n log n).
  @inlinable
  public mutating func sort<Comparator: SortComparator>(
    using comparator: Comparator
  ) where Comparator.Compared == Element {
    _reorder { $0.sort(using: comparator) }
  }

  /// Sorts the elements with comparators, each of which orders those that the earlier ones leave
  /// equal.
  @inlinable
  public mutating func sort<Comparators: Sequence>(
    using comparators: Comparators
  ) where Comparators.Element: SortComparator, Comparators.Element.Compared == Element {
    _reorder { $0.sort(using: comparators) }
  }

  /// Returns an identified array of the elements, sorted with a predicate.
  ///
  /// Complexity: O(n log n).
  @inlinable
  public func sorted(by areInIncreasingOrder: (Element, Element) throws -> Bool) rethrows -> Self {
    var result = self
    try result.sort(by: areInIncreasingOrder)
    return result
  }

  /// Puts the elements in a random order.
  ///
  /// Complexity: O(n).
  @inlinable
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    _reorder { $0.shuffle(using: &generator) }
  }

  /// Puts the elements in a random order.
  ///
  /// Complexity: O(n).
  @inlinable
  public mutating func shuffle() {
    var generator = SystemRandomNumberGenerator()
    shuffle(using: &generator)
  }

  /// Reverses the order of the elements.
  ///
  /// Complexity: O(n).
  @inlinable
  public mutating func reverse() {
    _reorder { $0.reverse() }
  }

  /// Moves the elements that satisfy a predicate behind those that do not.
  ///
  /// Complexity: O(n).
  ///
  /// - Returns: The position of the first element that does, or `endIndex`.
  @inlinable
  @discardableResult
  public mutating func partition(
    by belongsInSecondPartition: (Element) throws -> Bool
  ) rethrows -> Int {
    try _reorder { try $0.partition(by: belongsInSecondPartition) }
  }

  @inlinable
  mutating func _reorder<R>(_ body: (inout ContiguousArray<Element>) throws -> R) rethrows -> R {
    defer {
      _reindex(from: 0)
      _structureDidChange()
    }
    return try body(&_elements)
  }
}

extension IdentifiedArray where Element: Comparable {
  /// Sorts the elements in ascending order.
  ///
  /// Complexity: O(n log n).
  @inlinable
  public mutating func sort() { sort(by: <) }

  /// Returns an identified array of the elements in ascending order.
  ///
  /// Complexity: O(n log n).
  @inlinable
  public func sorted() -> Self { sorted(by: <) }
}
