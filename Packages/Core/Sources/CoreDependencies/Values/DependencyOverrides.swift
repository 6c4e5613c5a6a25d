/// The values set in one scope, shared by copies of `DependencyValues` and copied on write.
///
/// Scopes override a handful of dependencies, so a scan over adjacent entries beats hashing.
@usableFromInline
final class DependencyOverrides: @unchecked Sendable {
  // `@unchecked`: instances are written only while `DependencyValues` holds the one reference to
  // them (`isKnownUniquelyReferenced`); from the moment they are shared they do not change.
  @usableFromInline
  struct Entry {
    @usableFromInline let key: ObjectIdentifier
    @usableFromInline let box: AnyDependencyBox

    @usableFromInline
    init(key: ObjectIdentifier, box: AnyDependencyBox) {
      self.key = key
      self.box = box
    }
  }

  @usableFromInline var entries: ContiguousArray<Entry>
  var context: DependencyContext?
  /// Where anything not overridden is looked up; nil for the current test case or process.
  let defaults: DependencyDefaults?

  init(
    entries: ContiguousArray<Entry> = [], context: DependencyContext? = nil,
    defaults: DependencyDefaults? = nil
  ) {
    self.entries = entries
    self.context = context
    self.defaults = defaults
  }

  /// Returns the box stored for a key.
  ///
  /// O(n) in the number of overrides.
  @inlinable
  func box(for key: ObjectIdentifier) -> AnyDependencyBox? {
    for index in entries.indices where entries[index].key == key {
      return entries[index].box
    }
    return nil
  }

  func set(_ box: AnyDependencyBox, for key: ObjectIdentifier) {
    if key == ObjectIdentifier(DependencyContextKey.self) {
      context = box.value(of: DependencyContextKey.self)
    }
    let entry = Entry(key: key, box: box)
    if let index = entries.firstIndex(where: { $0.key == key }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  func copy() -> DependencyOverrides {
    DependencyOverrides(entries: entries, context: context, defaults: defaults)
  }

  /// Returns the values of both; those of `self` take precedence.
  func merging(under fallback: DependencyOverrides) -> DependencyOverrides {
    let result = DependencyOverrides(
      entries: entries, context: context ?? fallback.context,
      defaults: defaults ?? fallback.defaults)
    for entry in fallback.entries where box(for: entry.key) == nil {
      result.entries.append(entry)
    }
    return result
  }
}

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
