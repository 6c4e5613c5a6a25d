/// Keeps the screen around the view from being left by going back.
public struct BackHiddenModifier: NodeModifier {
  let isHidden: Bool

  /// Tells the screen around the view.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing ?? TitleAttachment(node: node)
    if isHidden {
      node.environment.builtIn.titles?.set(.backHidden, by: node.id, in: node.visibility)
    } else {
      node.environment.builtIn.titles?.remove(node.id)
    }
    return attachment
  }
}

extension View {
  /// Hides the way back of the screen that the view is part of: only the app can leave it then.
  public func navigationBarBackButtonHidden(_ isHidden: Bool = true) -> some View {
    modified(by: BackHiddenModifier(isHidden: isHidden))
  }
}
