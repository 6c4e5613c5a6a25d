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
  /// The functions must capture no values. `_coversCase` is false for a path that leads to a part of
  /// what a case can hold.
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
