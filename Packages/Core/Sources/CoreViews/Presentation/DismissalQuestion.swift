/// Has the presentation around a view ask before it is closed.
struct DismissalQuestion: NodeModifier {
  /// Asks; nil for closing at once.
  let ask: (() -> Void)?

  init(ask: (() -> Void)?) { self.ask = ask }

  func _attach(to node: ViewNode, existing: ModifierAttachment?) -> ModifierAttachment? {
    node.environment.builtIn.presentation?.setQuestion(ask, by: node.id)
    return existing ?? QuestionAttachment(node: node)
  }
}

private final class QuestionAttachment: ModifierAttachment {
  override func willUnmount() {
    node.environment.builtIn.presentation?.setQuestion(nil, by: node.id)
  }
}
