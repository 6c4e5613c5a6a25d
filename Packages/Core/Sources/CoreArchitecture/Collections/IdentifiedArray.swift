// Collections: `IdentifiedArray` and its action.

/// An array of elements with unique ids, found by id or by position in O(1).
///
/// ```swift
/// var rows: IdentifiedArrayOf<Row> = [Row(id: 1, title: "Tea")]
/// rows[id: 1]?.title = "Milk"
/// rows.append(Row(id: 1, title: "Rice"))  // changes nothing: the id is there
/// ```
///
/// Elements are edited in place, without a copy of the element or the array. Appending, and
/// removing at the end, take O(1); other insertions and removals take O(n) in the number of
/// elements behind them. Two arrays are equal if they hold equal elements in the same order.
public struct IdentifiedArray<ID: Hashable, Element> {
  /// The way to find an element's id.
  @usableFromInline
  enum Identity {
    /// The element's own `Identifiable` conformance.
    ///
    /// The closures are compiled with the feature, where the element's type is known.
    case identifiable(
      (Element) -> ID, all: (ContiguousArray<Element>) -> ContiguousArray<ID>)
    case keyPath(KeyPath<Element, ID>)
  }

  @usableFromInline var _elements: ContiguousArray<Element>
  /// The position of the element with each id.
  @usableFromInline var _positions: [ID: Int]
  @usableFromInline let _identity: Identity
  @usableFromInline var _structure: UInt64
  /// A token that changes with every edit but those that only renew the structure.
  ///
  /// A store that runs effects of elements looks at all of them when it finds another one.
  @usableFromInline var _revision: UInt64

  @inlinable
  init(
    _elements: ContiguousArray<Element>, positions: [ID: Int], identity: Identity, structure: UInt64
  ) {
    self._elements = _elements
    _positions = positions
    _identity = identity
    _structure = structure
    _revision = structure
  }

  @inlinable
  init(_identity: Identity) {
    self.init(_elements: [], positions: [:], identity: _identity, structure: 0)
  }
}

/// An identified array of elements that are `Identifiable` by themselves.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray {
  /// A token that changes when an element is added, removed, moved or replaced as a whole.
  ///
  /// It stays when an element is edited in place and keeps its observed identity. Equal tokens of
  /// two copies of one array mean the same elements in the same order; equality ignores the token.
  @inlinable
  public var structure: UInt64 { _structure }

  /// The elements as a plain array, in order.
  ///
  /// Complexity: O(1).
  @inlinable
  public var elements: [Element] { Array(_elements) }

  /// The key path to an element's id.
  public var id: KeyPath<Element, ID> {
    switch _identity {
    case .keyPath(let keyPath): return keyPath
    case .identifiable:
      guard
        let identifiable = Element.self as? any Identifiable.Type,
        let keyPath = identifiable.idKeyPath as? KeyPath<Element, ID>
      else {
        preconditionFailure(
          "IdentifiedArray: '\(Element.self)' was identified by 'id', but has no such property")
      }
      return keyPath
    }
  }

  /// The id of an element, whether the array holds it or not.
  @inlinable
  func _id(of element: Element) -> ID {
    switch _identity {
    case .identifiable(let id, _): id(element)
    case .keyPath(let keyPath): element[keyPath: keyPath]
    }
  }

  /// The ids of all elements, in order.
  ///
  /// Complexity: O(n), at a few instructions an element.
  package var _allIDs: ContiguousArray<ID> {
    switch _identity {
    case .identifiable(_, let all): all(_elements)
    case .keyPath(let keyPath): ContiguousArray(_elements.lazy.map { $0[keyPath: keyPath] })
    }
  }

  @inlinable
  mutating func _structureDidChange() {
    _structure = _nextStructureToken()
    _revision = _structure
  }
}

extension Identifiable {
  fileprivate static var idKeyPath: AnyKeyPath { \Self.id }
}

// The closures only read `$0.id` and capture nothing. Key paths are immutable, and an id's key
// path captures at most `Hashable` subscript arguments, which nobody can mutate through it.
extension IdentifiedArray.Identity: @unchecked Sendable {}

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}

extension IdentifiedArray: Equatable where Element: Equatable {
  /// Equal when both hold equal elements in the same order.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs._elements == rhs._elements
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Hashes the elements in order.
  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(_elements)
  }
}

extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements as an array, without their ids.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(elements)
  }
}

extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes an array of elements; throws `DecodingError.dataCorrupted` if an id occurs twice.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self.init()
    for element in try container.decode([Element].self) where !append(element).inserted {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "Two elements of an identified array have the id '\(element.id)'.")
    }
  }
}

extension IdentifiedArray: CustomReflectable {
  /// Reflects the elements without labels, as an array's.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: _elements, displayStyle: .collection)
  }
}

extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible {
  /// The elements as an array prints them.
  public var description: String { elements.description }

  /// The elements as an array prints them for debugging, in `IdentifiedArray(…)`.
  public var debugDescription: String { "IdentifiedArray(\(elements.debugDescription))" }
}
