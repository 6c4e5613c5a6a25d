/// Pushes a screen while something is presented.
public struct DestinationModifier: NodeModifier {
  let presentation: Presentation

  /// Pushes or removes the screen, as the presentation's binding says.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    guard node.environment.stack != nil else {
      if existing == nil { reportMissingStack("navigationDestination") }
      return existing ?? ModifierAttachment(node: node)
    }
    let attachment =
      existing as? DestinationAttachment
      ?? DestinationAttachment(node: node, presentation: presentation)
    attachment.take(presentation)
    return attachment
  }
}
