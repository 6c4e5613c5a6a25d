/// The closures that take a key press, the innermost first.
final class KeyActions {
  var action: (String, Set<String>) -> Bool
  let outer: KeyActions?

  init(action: @escaping (String, Set<String>) -> Bool, outer: KeyActions?) {
    self.action = action
    self.outer = outer
  }

  /// Hands a key press to the closures until one takes it; returns whether one has.
  func perform(_ key: String, _ modifiers: Set<String>) -> Bool {
    action(key, modifiers) || outer?.perform(key, modifiers) == true
  }
}
