/// A view with one modifier around it: the one type behind all modifiers of this module.
public struct ModifiedView<Content: View, Modifier: NodeModifier>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let content: Content
  let modifier: Modifier

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    let isOption = view.modifier is TagModifier && site.environment.builtIn.options != nil
    return isOption
      ? OptionNode(view, at: site).mounted()
      : ModifierNode(view, at: site).mounted()
  }
}

extension View {
  func modified<Modifier: NodeModifier>(by modifier: Modifier) -> ModifiedView<Self, Modifier> {
    ModifiedView(content: self, modifier: modifier)
  }
}
