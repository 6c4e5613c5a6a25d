/// The values set in one scope. Shared by copies of `DependencyValues`, copied when written.
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
  /// What is not overridden is looked up here; nil for the defaults of the test case or process.
  let defaults: DependencyDefaults?

  init(
    entries: ContiguousArray<Entry> = [], context: DependencyContext? = nil,
    defaults: DependencyDefaults? = nil
  ) {
    self.entries = entries
    self.context = context
    self.defaults = defaults
  }

  /// The box stored for a key. O(n) in the number of overrides.
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

  /// The values of both, those of `self` first.
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
