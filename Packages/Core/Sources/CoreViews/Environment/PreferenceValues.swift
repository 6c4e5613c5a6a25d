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
