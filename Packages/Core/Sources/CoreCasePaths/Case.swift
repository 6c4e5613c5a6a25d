/// The root of case key paths, and what they lead to.
///
/// Members begin with an underscore, so that they hide no case.
///
/// A case key path is written `\Shape.Cases.circle` or `\.circle` and has the type
/// ``CaseKeyPath``. A `Case` is what stands between its components; it is not made by hand.
@dynamicMemberLookup
@frozen
public struct Case<Value>: Sendable {
  /// Nil stands for the path from `Value` to itself.
  @usableFromInline let _storage: CaseStorage<Value>?

  /// The beginning of every case key path.
  @inlinable
  public init() { self._storage = nil }

  /// The end of a path from `Root`.
  @inlinable
  public init<Root>(_ path: AnyCasePath<Root, Value>) {
    self._storage = RootedCaseStorage(path, parent: nil)
  }

  /// The end of a case key path.
  @inlinable
  public init<Root>(_ keyPath: CaseKeyPath<Root, Value>) {
    self = Case<Root>()[keyPath: keyPath]
  }

  @usableFromInline
  init(_storage: CaseStorage<Value>) { self._storage = _storage }

  /// The case of that name within this case's value.
  @inlinable
  public subscript<Member>(
    dynamicMember keyPath: any KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member>> & Sendable
  ) -> Case<Member> where Value: CasePathable {
    let next = Value.allCasePaths[keyPath: keyPath]
    guard let _storage else { return Case<Member>(next) }
    return _storage.appending(next)
  }

  /// The values inside an optional that a case holds: `\.nickname` as a path to `String`, where the
  /// case is `nickname(String?)`.
  @inlinable
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: any KeyPath<Value.AllCasePaths, AnyCasePath<Value, Member?>> & Sendable
  ) -> Case<Member> where Value: CasePathable {
    self[dynamicMember: keyPath].some
  }

  /// The path from `root` to this case.
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

/// Reads a case whose value's type is known at run time only.
@usableFromInline
protocol ErasedCase {
  func _matches<Root>(_ root: Root) -> Bool
  func _extract<Root>(from root: Root) -> Any?
  func _embed<Root>(_ value: Any, as root: Root.Type) -> Root?

  /// The path from the root to this case as it is written in source.
  var _description: String { get }
}

extension Case: ErasedCase {
  @usableFromInline
  func _matches<Root>(_ root: Root) -> Bool {
    _path(from: Root.self).extraction(root) != nil
  }

  @usableFromInline
  func _extract<Root>(from root: Root) -> Any? {
    _path(from: Root.self).extraction(root)
  }

  @usableFromInline
  func _embed<Root>(_ value: Any, as root: Root.Type) -> Root? {
    (value as? Value).map(_path(from: Root.self).embedding)
  }

  @usableFromInline
  var _description: String { "\\." + (_storage?.names ?? []).joined(separator: ".") }
}
