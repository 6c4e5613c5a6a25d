internal import Foundation

extension GraphRuntime {
  /// Tells the views that follow the focus where a person has moved it.
  func moveFocus(to id: Element.ID?) -> InteractionError? {
    guard let id else {
      focused?.setFocused(false)
      focused = nil
      focusedValues.innermost = nil
      return nil
    }
    guard let node = nodes[id], node.isDrawn else { return .gone }
    if let refusal = refusalOfTouch(node) { return refusal }
    followFocus(to: node)
    return nil
  }

  func followFocus(to node: ViewNode) {
    let link = node.environment.builtIn.decoration?.focus
    if link !== focused { focused?.setFocused(false) }
    focused = link
    focusedValues.innermost = node.environment.focusedScope
    link?.setFocused(true)
  }

  /// Hands a key press to the views around an element.
  func press(_ id: Element.ID, _ key: String, _ modifiers: Set<String>) -> InteractionError? {
    guard let node = nodes[id], node.isDrawn else { return .gone }
    let isTaken = node.environment.builtIn.keys?.perform(key, modifiers) ?? false
    return isTaken ? nil : .keyNotTaken(node.currentElement)
  }

  func run(_ name: String, of id: Element.ID) -> InteractionError? {
    guard let node = nodes[id], node.isDrawn else { return .gone }
    if let refusal = refusalOfTouch(node) { return refusal }
    let actions = node.environment.builtIn.decoration?.actions ?? []
    guard let action = actions.first(where: { $0.name == name }) else {
      return .noAction(node.currentElement, name)
    }
    action.action()
    return nil
  }

  /// Changes what all views are told of the screen.
  func changeScreen(_ change: (inout EnvironmentValues) -> Void) -> InteractionError? {
    rootNode?.changeScreen(change)
    return nil
  }

  func open(_ url: URL) -> InteractionError? {
    guard !urlActions.isEmpty else { return .urlNotTaken(url.absoluteString) }
    for (_, action) in urlActions.sorted(by: { $0.key < $1.key }) { action(url) }
    return nil
  }
}
