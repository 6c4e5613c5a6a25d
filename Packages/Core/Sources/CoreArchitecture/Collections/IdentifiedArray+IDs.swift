extension IdentifiedArray {
  /// The ids, in order: a view that finds an id in O(1).
  @inlinable
  public var ids: IDs { IDs(_array: self) }

  /// The ids of an identified array, in its order.
  public struct IDs: RandomAccessCollection {
    @usableFromInline let _array: IdentifiedArray

    @inlinable
    init(_array: IdentifiedArray) { self._array = _array }

    @inlinable
    public var startIndex: Int { 0 }

    @inlinable
    public var endIndex: Int { _array.count }

    /// Goes through the ids as they are now, without holding on to the elements: the elements can
    /// be edited in place in a loop over their ids.
    ///
    /// Complexity: O(n).
    @inlinable
    public consuming func makeIterator() -> IndexingIterator<ContiguousArray<ID>> {
      ContiguousArray(_array._elements.map(_array._id)).makeIterator()
    }

    @inlinable
    public subscript(position: Int) -> ID { _array._id(of: _array._elements[position]) }

    /// Whether an id is among these.
    ///
    /// Complexity: O(1).
    @inlinable
    public func contains(_ id: ID) -> Bool { _array._positions[id] != nil }

    /// The position of an id.
    ///
    /// Complexity: O(1).
    @inlinable
    public func firstIndex(of id: ID) -> Int? { _array._positions[id] }

    /// The position of an id.
    ///
    /// Complexity: O(1).
    @inlinable
    public func lastIndex(of id: ID) -> Int? { _array._positions[id] }

    @inlinable
    public func _customContainsEquatableElement(_ element: ID) -> Bool? { contains(element) }

    @inlinable
    public func _customIndexOfEquatableElement(_ element: ID) -> Int?? {
      .some(firstIndex(of: element))
    }
  }
}

extension IdentifiedArray.IDs: Equatable {
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.elementsEqual(rhs) }
}

/// Lets ids be compared with a list of them: `todos.ids == [1, 2]`.
extension IdentifiedArray.IDs {
  /// The ids as an array.
  ///
  /// Complexity: O(n).
  public var elements: [ID] { Array(self) }

  public static func == (lhs: Self, rhs: [ID]) -> Bool { lhs.elementsEqual(rhs) }
  public static func == (lhs: [ID], rhs: Self) -> Bool { lhs.elementsEqual(rhs) }
  public static func != (lhs: Self, rhs: [ID]) -> Bool { !lhs.elementsEqual(rhs) }
  public static func != (lhs: [ID], rhs: Self) -> Bool { !lhs.elementsEqual(rhs) }
}

extension IdentifiedArray.IDs {
  /// The ids that are not among others, in order.
  ///
  /// Complexity: O(n).
  public func subtracting(_ others: some Sequence<ID>) -> [ID] {
    let others = Set(others)
    return filter { !others.contains($0) }
  }

  /// The ids that are among others too, in order.
  ///
  /// Complexity: O(n).
  public func intersection(_ others: some Sequence<ID>) -> [ID] {
    let others = Set(others)
    return filter(others.contains)
  }

  /// The ids, and behind them those of others that are not among these.
  ///
  /// Complexity: O(n).
  public func union(_ others: some Sequence<ID>) -> [ID] {
    var known = Set(self)
    return elements + others.filter { known.insert($0).inserted }
  }

  /// Whether all ids are among others.
  ///
  /// Complexity: O(n).
  public func isSubset(of others: some Sequence<ID>) -> Bool {
    let others = Set(others)
    return allSatisfy(others.contains)
  }

  /// Whether all of others are among these.
  ///
  /// Complexity: O(m) for m others.
  public func isSuperset(of others: some Sequence<ID>) -> Bool {
    others.allSatisfy { contains($0) }
  }

  /// Whether no other is among these.
  ///
  /// Complexity: O(m) for m others.
  public func isDisjoint(with others: some Sequence<ID>) -> Bool {
    !others.contains { contains($0) }
  }
}

extension IdentifiedArray.IDs: Hashable {
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for id in self { hasher.combine(id) }
  }
}

extension IdentifiedArray.IDs: Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray.IDs: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  public var description: String { Array(self).description }
  public var debugDescription: String { Array(self).debugDescription }
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }
}
