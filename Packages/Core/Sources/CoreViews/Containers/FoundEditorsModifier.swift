/// Says where the editors of a view are.
struct FoundEditorsModifier: NodeModifier {
  let editors: FoundEditors

  init(editors: FoundEditors) { self.editors = editors }

  func _attach(to node: ViewNode, existing: ModifierAttachment?) -> ModifierAttachment? {
    editors.root = node
    return existing
  }
}
