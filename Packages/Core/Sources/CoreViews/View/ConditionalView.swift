/// One of two views; what a builder makes of `if`/`else` and of `switch`.
public enum ConditionalView<First: View, Second: View>: View {
  case first(First)
  case second(Second)

  public typealias Body = Never

  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ConditionalNode<First, Second>(view, at: site).mounted()
  }
}

/// The branches are different places: changing over unmounts the one and mounts the other.
final class ConditionalNode<First: View, Second: View>: TypedNode<ConditionalView<First, Second>> {
  private var first: TypedNode<First>?
  private var second: TypedNode<Second>?

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
