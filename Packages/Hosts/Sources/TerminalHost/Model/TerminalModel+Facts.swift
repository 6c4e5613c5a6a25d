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

/// What views are told that follow how far something is scrolled.
extension TerminalModel {
  /// Whether something was scrolled a moment ago, which is to be told to be over.
  var isScrolling: Bool { !scrolledAt.isEmpty }

  /// How far an element is scrolled, and whether it was since the animation's last step.
  mutating func scrollState(
    of node: ElementNode, at place: BoxPlace, in layer: LayerLayout
  ) -> ScrollState {
    let geometry = scrollGeometry(of: node, at: place, in: layer)
    guard case .scrolled(let former)? = toldFacts[node.id] else { return ScrollState(geometry) }
    if former.geometry.contentOffset != geometry.contentOffset {
      scrolledAt[node.id] = animationStep
      return ScrollState(geometry, phase: isScrolledByViews ? .animating : .interacting)
    }
    if let step = scrolledAt[node.id], step < animationStep { scrolledAt[node.id] = nil }
    let phase = scrolledAt[node.id] == nil ? .idle : former.phase
    return ScrollState(geometry, phase: phase)
  }

  /// A row or a column that is scrolled by itself moves its box; all else moves with the layer.
  private func scrollGeometry(
    of node: ElementNode, at place: BoxPlace, in layer: LayerLayout
  ) -> ScrollGeometry {
    let (frame, hidden) = (place.frame, place.box.hiddenColumns)
    if node.scrollsAcross {
      let width = frame.width + hidden.leading + hidden.trailing
      return geometry(
        at: Point(x: hidden.leading, y: 0), of: Size(width: width, height: frame.height),
        in: Size(width: frame.width, height: frame.height))
    }
    let window = column(around: node.id)?.frame
    let top = window?.y ?? layer.seen(at: offset(of: layer)).lowerBound
    let height = window?.height ?? max(0, layer.window.height)
    return geometry(
      at: Point(x: 0, y: max(0, top - frame.y)),
      of: Size(width: frame.width, height: frame.height),
      in: Size(width: frame.width, height: min(frame.height, height)))
  }

  private func geometry(at offset: Point, of content: Size, in container: Size) -> ScrollGeometry {
    let offset = Cells.points(Rect(offset, content)).origin
    return ScrollGeometry(
      contentOffset: offset, contentSize: Cells.points(content),
      containerSize: Cells.points(container))
  }
}
