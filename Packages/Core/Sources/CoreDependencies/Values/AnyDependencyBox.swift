/// Holds one dependency's value, so that values of any type are stored as one reference.
///
/// The box stored for a key is always a `DependencyBox<Key.Value>`, which makes reading it a
/// pointer access instead of a dynamic cast.
@usableFromInline
class AnyDependencyBox: @unchecked Sendable {
  // `@unchecked`: neither this class nor its one subclass has mutable state, and `Key.Value` is
  // `Sendable`.
  final let keyType: any TestDependencyKey.Type

  init(keyType: any TestDependencyKey.Type) { self.keyType = keyType }
}

extension AnyDependencyBox {
  /// The value; `Key` must be the key under which the box was stored.
  @inlinable
  func value<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    unsafeDowncast(self, to: DependencyBox<Key.Value>.self).value
  }
}
