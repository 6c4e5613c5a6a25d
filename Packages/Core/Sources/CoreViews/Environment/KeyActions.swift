/// The closures that take a key press, the innermost first.
final class KeyActions {
  var action: (String, Set<String>) -> Bool
  /// The keys that these closures and those further out want.
  let needs: Element.KeyNeeds
  let outer: KeyActions?

  init(
    needs: Element.KeyNeeds, action: @escaping (String, Set<String>) -> Bool, outer: KeyActions?
  ) {
    self.needs = outer.map { needs.union($0.needs) } ?? needs
    self.action = action
    self.outer = outer
  }

  /// Hands a key press to the closures until one takes it; returns whether one has.
  func perform(_ key: String, _ modifiers: Set<String>) -> Bool {
    action(key, modifiers) || outer?.perform(key, modifiers) == true
  }
}
