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
