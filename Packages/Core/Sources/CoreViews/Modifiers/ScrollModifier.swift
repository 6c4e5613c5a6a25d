/// Has what is scrolled in a view tell how far it is.
struct ScrollModifier: NodeModifier {
  let hasChanged: (_ old: ScrollState, _ new: ScrollState) -> Void

  func _attach(to node: ViewNode, existing: ModifierAttachment?) -> ModifierAttachment? {
    let attachment = existing as? ScrollAttachment ?? ScrollAttachment(node: node)
    attachment.link.hasChanged = hasChanged
    return attachment
  }

  func _apply(to environment: inout EnvironmentValues, attachment: ModifierAttachment?) {
    guard let link = (attachment as? ScrollAttachment)?.link else { return }
    environment.builtIn.changeDecoration { $0.scrolling.append(link) }
  }
}

private final class ScrollAttachment: ModifierAttachment {
  let link = ScrollLink()
}
