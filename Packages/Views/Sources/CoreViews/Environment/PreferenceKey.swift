/// Identifies a value that views hand up to those around them.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value
  /// The value where no view further in has set one.
  static var defaultValue: Value { get }
  /// Adds the value of the next view to that of those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

/// Takes the values that views hand up, and passes them on to those further out.
class PreferenceValues {
  let outer: PreferenceValues?

  init(outer: PreferenceValues?) { self.outer = outer }

  func set<Key: PreferenceKey>(_ value: Key.Value, of key: Key.Type, by id: Element.ID) {
    outer?.set(value, of: key, by: id)
  }

  func remove<Key: PreferenceKey>(_ key: Key.Type, by id: Element.ID) {
    outer?.remove(key, by: id)
  }
}
