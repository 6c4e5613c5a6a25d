/// Holds the value of one dependency.
///
/// `@unchecked`: `value` is an immutable `Sendable`; the annotation repeats the superclass's.
@usableFromInline
final class DependencyBox<Value: Sendable>: AnyDependencyBox, @unchecked Sendable {
  @usableFromInline let value: Value

  @usableFromInline
  init(_ value: Value, key: any TestDependencyKey.Type) {
    self.value = value
    super.init(keyType: key)
  }
}
