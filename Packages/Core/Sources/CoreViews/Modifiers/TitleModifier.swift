/// Titles the screen, sheet or root that the view is part of.
public struct TitleModifier: NodeModifier {
  let title: String

  /// Registers the title with the screen around, or replaces it.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing ?? TitleAttachment(node: node)
    node.environment.builtIn.titles?.set(.title(title), for: node)
    return attachment
  }
}

final class TitleAttachment: ModifierAttachment, ScopeMember {
  override init(node: ViewNode) {
    super.init(node: node)
    node.scope.add(self, id: node.id)
  }

  func visibilityChanged() { node.environment.builtIn.titles?.visibilityChanged() }

  override func willUnmount() {
    node.scope.remove(node.id)
    node.environment.builtIn.titles?.remove(node)
  }
}

extension View {
  /// Sets the title of the screen or sheet that the view is part of.
  ///
  /// Of several titles that can be seen, the innermost and latest one counts.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    modified(by: TitleModifier(title: String(title)))
  }

  /// Sets the title of the screen or sheet that the view is part of; the text's style is left out.
  public func navigationTitle(_ title: Text) -> some View {
    modified(by: TitleModifier(title: title.string))
  }
}
