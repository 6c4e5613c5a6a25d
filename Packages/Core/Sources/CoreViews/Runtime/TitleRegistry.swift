/// The titles and bar colours that views set for the screen, sheet or root around them.
///
/// Of several that can be seen, the innermost and latest one counts.
final class TitleRegistry {
  private struct Entry {
    let id: Element.ID
    let scope: VisibilityScope
    var wish: Wish
  }

  enum Wish: Equatable {
    case title(String)
    case background(String)

    var title: String? { if case .title(let title) = self { title } else { nil } }
    var background: String? { if case .background(let color) = self { color } else { nil } }
  }

  private weak var host: ViewNode?
  private var entries: [Entry] = []

  init(host: ViewNode) { self.host = host }

  var title: String? { latest { $0.title } }
  var barBackground: String? { latest { $0.background } }

  private func latest(_ value: (Wish) -> String?) -> String? {
    let wishes = entries.filter { value($0.wish) != nil }
    return (wishes.last { $0.scope.isVisible } ?? wishes.last).flatMap { value($0.wish) }
  }

  func set(_ wish: Wish, for node: ViewNode) {
    if let index = entries.firstIndex(where: { $0.id == node.id }) {
      guard entries[index].wish != wish else { return }
      entries[index].wish = wish
    } else {
      entries.append(Entry(id: node.id, scope: node.scope, wish: wish))
    }
    host?.elementChanged()
  }

  func remove(_ node: ViewNode) {
    entries.removeAll { $0.id == node.id }
    host?.elementChanged()
  }

  /// Updates the title, since a view that sets one may have come into view or left it.
  func visibilityChanged() { host?.elementChanged() }
}
