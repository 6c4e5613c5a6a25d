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
