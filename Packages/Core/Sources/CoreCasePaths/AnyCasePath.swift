/// A case of an enum as a value: a function to wrap a value in it and one to get the value out.
///
/// A key path reads and writes a property of a struct; a case path embeds into and extracts from a
/// case of an enum. A call costs an indirect jump and no allocation.
///
/// Unchecked, because the macro's functions are not marked Sendable: they capture nothing but the
/// metatypes of a generic enum, which the compiler would warn about. All others are Sendable, and
/// the name points at a literal.
@dynamicMemberLookup
@frozen
public struct AnyCasePath<Root, Value>: @unchecked Sendable {
  @usableFromInline package let embedding: (Value) -> Root
  @usableFromInline package let extraction: (Root) -> Value?
  /// The name of the case, zero-terminated.
  @usableFromInline let name: UnsafePointer<UInt8>?
  /// Whether the path matches every value of one case of the root, and no other value.
  ///
  /// Then one value of each case tells for all others whether the path matches.
  @usableFromInline package let coversCase: Bool

  /// Makes a case path of two functions that are inverse to each other.
  ///
  /// - Parameters:
  ///   - embed: Wraps a value in the case.
  ///   - extract: Returns the wrapped value, or nil when the root is in another case.
  @inlinable
  public init(
    embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) {
    self.embedding = embed
    self.extraction = extract
    self.name = nil
    coversCase = false
  }

  /// Makes a case path for generated code.
  ///
  /// The functions must capture no values. `_coversCase` is false for a path that leads to a part
  /// of what a case can hold.
  @inlinable
  public init(
    _name name: StaticString,
    _embed embed: @escaping (Value) -> Root,
    _extract extract: @escaping (Root) -> Value?,
    _coversCase coversCase: Bool = true
  ) {
    self.init(
      name: name.utf8Start, embedding: embed, extraction: extract, coversCase: coversCase)
  }

  @inlinable
  init(
    name: UnsafePointer<UInt8>?,
    embedding: @escaping (Value) -> Root,
    extraction: @escaping (Root) -> Value?,
    coversCase: Bool = false
  ) {
    self.embedding = embedding
    self.extraction = extraction
    self.name = name
    self.coversCase = coversCase
  }

  /// Makes a case path by resolving a case key path once, so that later calls need not walk it.
  @inlinable
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    self = casePath(keyPath)
  }

  /// Returns the root with a value wrapped in the case.
  @inlinable
  public func embed(_ value: Value) -> Root { embedding(value) }

  /// Returns the value in the case, or nil when `root` is in another case.
  @inlinable
  public func extract(from root: Root) -> Value? { extraction(root) }
}

extension AnyCasePath where Root == Value {
  /// Makes the case path from a type to itself, which always matches.
  @inlinable
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath: CustomStringConvertible, CustomDebugStringConvertible {
  /// The types of the root and of the value.
  public var description: String { "AnyCasePath<\(Root.self), \(Value.self)>" }
  /// The same as `description`.
  public var debugDescription: String { description }
}

extension AnyCasePath {
  /// Returns the path to a case within this case's value.
  ///
  /// It has the name of that inner case.
  @inlinable
  public func appending<Next>(path next: AnyCasePath<Value, Next>) -> AnyCasePath<Root, Next> {
    AnyCasePath<Root, Next>(
      name: next.name,
      embedding: { self.embedding(next.embedding($0)) },
      extraction: { root in
        guard let value = self.extraction(root) else { return nil }
        return next.extraction(value)
      }
    )
  }

  /// Whether a value is in the path's case, for patterns such as `case casePath:`.
  @inlinable
  public static func ~= (pattern: AnyCasePath, value: Root) -> Bool {
    pattern.extraction(value) != nil
  }
}

extension AnyCasePath where Value: CasePathable {
  /// Returns the path to a case of this case's value: `Shape.allCasePaths.style.filled`.
  @inlinable
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: any KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>> & Sendable
  ) -> AnyCasePath<Root, Member> {
    appending(path: Value.allCasePaths[keyPath: keyPath])
  }
}

// Case paths between values that are no enums, and to what an optional holds.

extension AnyCasePath where Root == Void, Value: Sendable {
  /// Returns a path at whose end there is always the same value.
  public static func constant(_ value: Value) -> Self {
    Self(embed: { _ in }, extract: { value })
  }
}

extension AnyCasePath where Value == Never {
  /// A path that matches nothing.
  public static var never: Self {
    func embed(_ never: Never) -> Root {}
    return Self(name: nil, embedding: embed) { _ in nil }
  }
}

extension AnyCasePath where Value: RawRepresentable, Root == Value.RawValue {
  /// A path from raw values to the values that have one.
  public static var rawValue: Self {
    Self(embed: { $0.rawValue }, extract: { Value(rawValue: $0) })
  }
}

extension AnyCasePath where Value: LosslessStringConvertible, Root == String {
  /// A path from strings to the values that they describe.
  public static var description: Self {
    Self(embed: { $0.description }, extract: { Value($0) })
  }
}

extension AnyCasePath where Root == Value? {
  /// The path to the wrapped value of an optional; with a slash before it as well.
  @_disfavoredOverload
  public static var some: Self {
    Self(name: nil, embedding: { $0 }, extraction: { $0 })
  }
}

/// An ``AnyCasePath``, as code written before case key paths uses to name a case.
///
/// Operators take this protocol in place of the type, so that the compiler does not mistake a
/// wrong key path for an `AnyCasePath` in its messages.
public protocol _CasePathConvertible<_Root, _Value> {
  /// The type with the case.
  associatedtype _Root
  /// The type of the case's value.
  associatedtype _Value

  /// The case path itself.
  var _casePath: AnyCasePath<_Root, _Value> { get }
}

extension AnyCasePath: _CasePathConvertible, _Weighty {
  /// The case path itself.
  @inlinable
  public var _casePath: AnyCasePath<Root, Value> { self }
}

/// A case path given as a value, such as `/Action.row`.
public typealias _CasePathValue<Root, Value> = _CasePathConvertible<Root, Value> & _Weighty

/// The older name of ``AnyCasePath``, used before case key paths.
public typealias CasePath = AnyCasePath
