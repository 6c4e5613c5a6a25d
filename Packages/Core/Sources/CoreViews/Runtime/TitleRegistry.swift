/// The titles that views ask for on behalf of the screen, sheet or root they are part of.
///
/// Of several that can be seen, the innermost and latest one counts.
final class TitleRegistry {
  private struct Entry {
    let id: Element.ID
    let scope: VisibilityScope
    var title: String
  }

  private weak var host: ViewNode?
  private var entries: [Entry] = []

  init(host: ViewNode) { self.host = host }

  var title: String? {
    (entries.last { $0.scope.isVisible } ?? entries.last)?.title
  }

  func set(_ title: String, for node: ViewNode) {
    if let index = entries.firstIndex(where: { $0.id == node.id }) {
      guard entries[index].title != title else { return }
      entries[index].title = title
    } else {
      entries.append(Entry(id: node.id, scope: node.scope, title: title))
    }
    host?.elementChanged()
  }

  func remove(_ node: ViewNode) {
    entries.removeAll { $0.id == node.id }
    host?.elementChanged()
  }

  /// The title may be another one now, because something came into view or left it.
  func visibilityChanged() { host?.elementChanged() }
}

public struct TitleModifier: NodeModifier {
  let title: String

  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing ?? TitleAttachment(node: node)
    node.environment.builtIn.titles?.set(title, for: node)
    return attachment
  }
}

private final class TitleAttachment: ModifierAttachment, ScopeMember {
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
  /// The title of the screen or sheet that the view is part of.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    modified(by: TitleModifier(title: String(title)))
  }

  public func navigationTitle(_ title: Text) -> some View {
    modified(by: TitleModifier(title: title.string))
  }
}
