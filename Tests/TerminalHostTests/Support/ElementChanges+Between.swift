import CoreViews

extension ElementChanges {
  /// The steps from one tree to another with the same root, as a session would tell them.
  static func between(_ old: Element, _ new: Element) -> ElementChanges {
    var steps: [ElementChange] = []
    guard old.id == new.id else { return .all(new) }
    collect(old, new, into: &steps)
    return .steps(steps)
  }

  private static func collect(
    _ old: Element, _ new: Element, into steps: inout [ElementChange]
  ) {
    var alone = new
    alone.children = []
    var former = old
    former.children = []
    if alone != former { steps.append(.updated(alone)) }
    let kept = Set(new.children.map(\.id))
    for child in old.children where !kept.contains(child.id) { steps.append(.removed(child.id)) }
    var order = old.children.filter { kept.contains($0.id) }.map(\.id)
    for (index, child) in new.children.enumerated().reversed() {
      let before = index + 1 < new.children.count ? new.children[index + 1].id : nil
      if let known = old.children.first(where: { $0.id == child.id }) {
        let next = order.firstIndex(of: child.id).flatMap { position in
          position + 1 < order.count ? order[position + 1] : nil
        }
        if next != before {
          steps.append(.moved(child.id, before: before))
          order.removeAll { $0 == child.id }
          order.insert(
            child.id, at: before.flatMap { order.firstIndex(of: $0) } ?? order.count)
        }
        collect(known, child, into: &steps)
      } else {
        steps.append(.inserted(child, parent: new.id, before: before))
        order.insert(child.id, at: before.flatMap { order.firstIndex(of: $0) } ?? order.count)
      }
    }
  }
}
