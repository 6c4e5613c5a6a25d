internal import CoreArchitecture

extension ViewSession {
  /// Presses a key: views with `onKeyPress` in front may take it, the focused one first, else the
  /// control whose shortcut it is.
  ///
  /// O(n) in the elements.
  public func press(_ key: Element.Accessibility.Shortcut) -> InteractionOutcome {
    let shown = root.front.element.flattened
    let takers = shown.filter(\.takesKeys)
    for taker in takers.filter(\.isFocused) + takers.filter({ !$0.isFocused }) {
      let press = Interaction.key(taker.id, key.key, modifiers: key.modifiers)
      if perform(press) == .done { return .done }
    }
    let controls = shown.filter { $0.accessibility.shortcut != nil }
    if let control = controls.first(where: { $0.accessibility.shortcut == key }) {
      return perform(.activate(control.id))
    }
    let known = Set(controls.compactMap { $0.accessibility.shortcut?.name }).sorted()
    if known.isEmpty { return .refused(ownText("nothing on screen takes the key \(key.name)")) }
    let list = known.joined(separator: ", ")
    return .refused(
      ownText("nothing on screen takes the key \(key.name); shortcuts are \(list)"))
  }
}
