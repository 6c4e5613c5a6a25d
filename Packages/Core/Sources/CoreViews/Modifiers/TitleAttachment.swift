final class TitleAttachment: ModifierAttachment, VisibilityObserver {
  override init(node: ViewNode) {
    super.init(node: node)
    node.visibility.add(self, id: node.id)
  }

  func visibilityChanged() { node.environment.builtIn.titles?.onChange() }

  override func willUnmount() {
    node.visibility.remove(node.id)
    node.environment.builtIn.titles?.remove(node.id)
  }
}
