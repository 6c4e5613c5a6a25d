/// Titles the screen, sheet or root that the view is part of.
public struct TitleModifier: NodeModifier {
  let title: Text

  /// Registers the title with the screen around, or replaces it.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing ?? TitleAttachment(node: node)
    node.environment.builtIn.titles?.set(.title(title.string), by: node.id, in: node.visibility)
    return attachment
  }
}

extension View {
  /// Sets the title of the screen or sheet that the view is part of.
  ///
  /// Of several titles that can be seen, the innermost and latest one counts.
  @_disfavoredOverload
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    navigationTitle(Text(verbatim: String(title)))
  }
}
