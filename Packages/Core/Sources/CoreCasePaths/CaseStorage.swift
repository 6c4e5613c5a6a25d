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
