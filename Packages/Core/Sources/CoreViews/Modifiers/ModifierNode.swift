/// A mounted modifier, with its content.
final class ModifierNode<Content: View, Modifier: NodeModifier>: TypedNode<
  ModifiedView<Content, Modifier>
>
{
  @exclusivity(unchecked) private var attachment: ModifierAttachment?
  @exclusivity(unchecked) private var content: TypedNode<Content>?
  @exclusivity(unchecked) private var inner: EnvironmentValues?

  override func evaluate() {
    attachment = view.modifier._attach(to: self, existing: attachment)
    let inner = innerEnvironment()
    if let content {
      content.update(view.content, inner)
    } else {
      content = Content._makeNode(view.content, at: childSite(environment: inner))
    }
  }

  /// Returns the former environment if no value of it has changed, which spares the content an
  /// update.
  private func innerEnvironment() -> EnvironmentValues {
    var changed = environment
    view.modifier._apply(to: &changed, attachment: attachment)
    if changed.isIdentical(to: environment) {
      inner = nil
      return environment
    }
    if changed.builtIn.speech != nil { runtime.noteSpeech() }
    return changed.kept(in: &inner)
  }

  override func willUnmount() { attachment?.willUnmount() }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
    attachment?.forEachChild(visit)
  }
}
