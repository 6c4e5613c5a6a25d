/// The root and the components of case key paths.
///
/// A case key path is written `\Shape.Cases.circle` or `\.circle` and has the type
/// ``CaseKeyPath``. A `Case` stands between its components; you never make one yourself. Members
/// begin with an underscore, so that they hide no case.
@dynamicMemberLookup
@frozen
public struct Case<Value>: Sendable {
  /// The path that led here; nil for the path from `Value` to itself.
  @usableFromInline let _storage: CaseStorage<Value>?

  /// Makes the root of a case key path.
  @inlinable
  public init() { self._storage = nil }

  /// Makes the end of a path from `Root`.
  @inlinable
  public init<Root>(_ path: AnyCasePath<Root, Value>) {
    self._storage = RootedCaseStorage(path, parent: nil)
  }

  /// Makes the end of a case key path.
  @inlinable
  public init<Root>(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath]
  }

  @usableFromInline
  init(_storage: CaseStorage<Value>) { self._storage = _storage }

  /// Returns the case with the given name within this case's value.
  @inlinable
  public subscript<Member>(
    dynamicMember keyPath: any KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>> & Sendable
  ) -> Case<Member> where Value: CasePathable {
    let next = Value.allCasePaths[keyPath: keyPath]
    guard let _storage else { return Case<Member>(next) }
    return _storage.appending(next)
  }

  /// Returns the path from `root` to this case.
  ///
  /// Traps when the case was reached from another type than `root`.
  @inlinable
  public func _path<Root>(from root: Root.Type) -> AnyCasePath<Root, Value> {
    if let _storage {
      if let rooted = _storage as? RootedCaseStorage<Root, Value> { return rooted.path }
    } else if let identity = AnyCasePath<Value, Value>() as? AnyCasePath<Root, Value> {
      return identity
    }
    preconditionFailure(
      "A case of \(Value.self) was asked for its path from \(Root.self), where it did not begin."
    )
  }
}

/// A path to a case, with the type at which it begins hidden.
///
/// Unchecked, because the compiler cannot check a class with subclasses: the classes hold only
/// constants of Sendable type.
@usableFromInline
class CaseStorage<Value>: NamedCase, @unchecked Sendable {
  @usableFromInline
  func appending<Next>(_ next: AnyCasePath<Value, Next>) -> Case<Next> {
    preconditionFailure("CaseStorage is abstract: only RootedCaseStorage is ever made.")
  }
}

/// A path to a case, with the type at which it begins.
@usableFromInline
final class RootedCaseStorage<Root, Value>: CaseStorage<Value>, @unchecked Sendable {
  @usableFromInline let path: AnyCasePath<Root, Value>

  @usableFromInline
  init(_ path: AnyCasePath<Root, Value>, parent: NamedCase?) {
    self.path = path
    super.init(name: path.name, parent: parent)
  }

  @usableFromInline
  override func appending<Next>(_ next: AnyCasePath<Value, Next>) -> Case<Next> {
    Case<Next>(_storage: RootedCaseStorage<Root, Next>(path.appending(path: next), parent: self))
  }
}

/// A component of a path, known by its name.
///
/// Unchecked, because the compiler cannot check a class with subclasses: both constants are
/// Sendable, and the pointer is to a literal.
@usableFromInline
class NamedCase: @unchecked Sendable {
  private let name: UnsafePointer<UInt8>?
  private let parent: NamedCase?

  init(name: UnsafePointer<UInt8>?, parent: NamedCase?) {
    self.name = name
    self.parent = parent
  }

  final var names: [String] {
    (parent?.names ?? []) + [name.map { String(cString: $0) } ?? "_"]
  }
}
