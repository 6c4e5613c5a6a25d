/// A path to a case, with the type it begins at hidden.
///
/// Unchecked, because a class that is inherited from cannot be checked: the classes hold nothing but
/// constants of Sendable type.
@usableFromInline
class CaseStorage<Value>: NamedCase, @unchecked Sendable {
  @usableFromInline
  func appending<Next>(_ next: AnyCasePath<Value, Next>) -> Case<Next> {
    preconditionFailure("CaseStorage is abstract: only RootedCaseStorage is ever made.")
  }
}

/// A path to a case, and the type it begins at.
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

/// A case on the way to another, known by its name.
///
/// Unchecked, because a class that is inherited from cannot be checked: both constants are
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
