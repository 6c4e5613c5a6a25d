import CoreViews
import Foundation

extension TerminalModel {
  /// What the layout has found out that the session wants to know, and was not told before.
  ///
  /// Complexity: linear in the number of such elements and their depth.
  mutating func newFacts() -> [Element.ID: LayoutFact] {
    var facts: [Element.ID: LayoutFact] = [:]
    for (id, node) in tree.reported {
      for layer in layout.layers {
        guard let place = layer.place(of: id), let fact = fact(of: node, at: place, in: layer)
        else { continue }
        facts[id] = fact
      }
    }
    let news = facts.filter { toldFacts[$0.key] != $0.value }
    toldFacts = facts
    isScrolledByViews = false
    scrolledAt = scrolledAt.filter { facts[$0.key] != nil }
    return news
  }

  private mutating func fact(
    of node: ElementNode, at place: BoxPlace, in layer: LayerLayout
  ) -> LayoutFact? {
    switch node.element.style.layout.arrangement {
    case .firstThatFits: return place.box.children.first?.node.map { .choice($0.id) }
    case .geometry: return .frame(Cells.points(place.frame))
    case .byRole, .custom, .overlay, .underlay, .inset, .grid, .gridRow, .tracks:
      return .scrolled(scrollState(of: node, at: place, in: layer))
    }
  }
}
