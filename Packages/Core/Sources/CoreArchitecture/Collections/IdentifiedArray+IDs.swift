extension IdentifiedArray {
  /// The ids, in order: a view of the array that finds an id in O(1).
  @inlinable
  public var ids: IDs { IDs(_array: self) }

  /// The ids of an identified array, in its order.
  public struct IDs: RandomAccessCollection {
    @usableFromInline
    enum Source {
      case array(IdentifiedArray)
      /// Ids that a literal lists, to compare those of an array with.
      case list(ContiguousArray<ID>)
    }

    @usableFromInline let _source: Source

    @inlinable
    init(_array: IdentifiedArray) { _source = .array(_array) }

    /// The position of the first id, always 0.
    @inlinable
    public var startIndex: Int { 0 }

    /// The position behind the last id.
    @inlinable
    public var endIndex: Int {
      switch _source {
      case .array(let array): array.count
      case .list(let ids): ids.count
      }
    }

    /// Returns an iterator over a copy of the ids, which does not hold on to the elements.
    ///
    /// So a loop over the ids can edit the elements in place. Complexity: O(n).
    @inlinable
    public consuming func makeIterator() -> IndexingIterator<ContiguousArray<ID>> {
      switch _source {
      case .array(let array): ContiguousArray(array._elements.map(array._id)).makeIterator()
      case .list(let ids): ids.makeIterator()
      }
    }

    /// The id of the element at a position.
    @inlinable
    public subscript(position: Int) -> ID {
      switch _source {
      case .array(let array): array._id(of: array._elements[position])
      case .list(let ids): ids[position]
      }
    }

    /// Whether an id is among these.
    ///
    /// Complexity: O(1).
    @inlinable
    public func contains(_ id: ID) -> Bool { firstIndex(of: id) != nil }

    /// The position of an id, nil if it is not among these.
    ///
    /// Complexity: O(1).
    @inlinable
    public func firstIndex(of id: ID) -> Int? {
      switch _source {
      case .array(let array): array._positions[id]
      case .list(let ids): ids.firstIndex { $0 == id }
      }
    }

    /// The position of an id, nil if it is not among these.
    ///
    /// Complexity: O(1).
    @inlinable
    public func lastIndex(of id: ID) -> Int? { firstIndex(of: id) }

    /// Lets generic algorithms find an id in O(1).
    @inlinable
    public func _customContainsEquatableElement(_ element: ID) -> Bool? { contains(element) }

    /// Lets generic algorithms find the position of an id in O(1).
    @inlinable
    public func _customIndexOfEquatableElement(_ element: ID) -> Int?? {
      .some(firstIndex(of: element))
    }
  }
}

extension IdentifiedArray.IDs: ExpressibleByArrayLiteral {
  /// Lists ids to compare with those of an array: `expectNoDifference(cranes.ids, [1, 2])`.
  ///
  /// One that is listed again is left out. Finding one takes O(n).
  public init(arrayLiteral ids: ID...) {
    var known: Set<ID> = []
    _source = .list(ContiguousArray(ids.filter { known.insert($0).inserted }))
  }
}

extension IdentifiedArray.IDs: Equatable {
  /// Equal when both hold equal ids in the same order.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.elementsEqual(rhs) }
}

/// Lets ids be compared with a list of them: `todos.ids == [1, 2]`.
extension IdentifiedArray.IDs {
  /// The ids as an array.
  ///
  /// Complexity: O(n).
  public var elements: [ID] { Array(self) }

  /// Equal when the array lists these ids in the same order.
  public static func == (lhs: Self, rhs: [ID]) -> Bool { lhs.elementsEqual(rhs) }

  /// Equal when the array lists these ids in the same order.
  public static func == (lhs: [ID], rhs: Self) -> Bool { lhs.elementsEqual(rhs) }

  /// Unequal when the array lists other ids, or these in another order.
  public static func != (lhs: Self, rhs: [ID]) -> Bool { !lhs.elementsEqual(rhs) }

  /// Unequal when the array lists other ids, or these in another order.
  public static func != (lhs: [ID], rhs: Self) -> Bool { !lhs.elementsEqual(rhs) }
}

extension IdentifiedArray.IDs {
  /// Returns the ids that are not in a sequence, in order.
  ///
  /// Complexity: O(n).
  public func subtracting(_ others: some Sequence<ID>) -> [ID] {
    let others = Set(others)
    return filter { !others.contains($0) }
  }

  /// Returns the ids that are in a sequence too, in order.
  ///
  /// Complexity: O(n).
  public func intersection(_ others: some Sequence<ID>) -> [ID] {
    let others = Set(others)
    return filter(others.contains)
  }

  /// Returns the ids, followed by those of a sequence that are not among them.
  ///
  /// Complexity: O(n).
  public func union(_ others: some Sequence<ID>) -> [ID] {
    var known = Set(self)
    return elements + others.filter { known.insert($0).inserted }
  }

  /// Returns the ids that are not in a sequence, followed by those of the sequence that are not
  /// among these.
  ///
  /// Complexity: O(n).
  public func symmetricDifference(_ others: some Sequence<ID>) -> [ID] {
    let others = Array(others)
    var known = Set(self)
    return subtracting(others) + others.filter { known.insert($0).inserted }
  }

  /// Whether a sequence holds all of these ids.
  ///
  /// Complexity: O(n).
  public func isSubset(of others: some Sequence<ID>) -> Bool {
    let others = Set(others)
    return allSatisfy(others.contains)
  }

  /// Whether all ids of a sequence are among these.
  ///
  /// Complexity: O(m) for a sequence of m ids.
  public func isSuperset(of others: some Sequence<ID>) -> Bool {
    others.allSatisfy { contains($0) }
  }

  /// Whether no id of a sequence is among these.
  ///
  /// Complexity: O(m) for a sequence of m ids.
  public func isDisjoint(with others: some Sequence<ID>) -> Bool {
    !others.contains { contains($0) }
  }
}

extension IdentifiedArray.IDs: Hashable {
  /// Hashes the ids in order.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for id in self { hasher.combine(id) }
  }
}

extension IdentifiedArray.IDs: Sendable where ID: Sendable, Element: Sendable {}
extension IdentifiedArray.IDs.Source: Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray.IDs: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  /// The ids as an array prints them.
  public var description: String { Array(self).description }

  /// The ids as an array prints them for debugging.
  public var debugDescription: String { Array(self).debugDescription }

  /// Reflects the ids without labels, as an array's elements.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: self, displayStyle: .collection)
  }
}
