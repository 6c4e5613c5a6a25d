/// Mounts the view of the branch taken.
///
/// The branches are different places: a change of branch unmounts one view and mounts the other,
/// without its state.
final class ConditionalNode<First: View, Second: View>: TypedNode<ConditionalView<First, Second>> {
  @exclusivity(unchecked) private var first: TypedNode<First>?
  @exclusivity(unchecked) private var second: TypedNode<Second>?

  override func evaluate() {
    switch view {
    case .first(let content):
      if let first { return first.update(content, environment) }
      second?.unmount()
      second = nil
      first = First._makeNode(content, at: childSite())
    case .second(let content):
      if let second { return second.update(content, environment) }
      first?.unmount()
      first = nil
      second = Second._makeNode(content, at: childSite())
    }
    structureChanged()
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let first { visit(first) }
    if let second { visit(second) }
  }
}
