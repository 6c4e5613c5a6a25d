/// Combines the statements of a `body` or of a content closure into one view.
@resultBuilder
public enum ViewBuilder {
  /// Takes one statement, which has to be a view.
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Makes an empty view of a closure without statements.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns a single statement as it is.
  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines several statements into one view, in their order.
  @inlinable
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Makes an optional view of `if` without `else`.
  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Wraps the view of the `if` branch.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> {
    .first(first)
  }

  /// Wraps the view of the `else` branch.
  @inlinable
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> {
    .second(second)
  }

  /// Combines the views that a `for` loop makes.
  public static func buildArray<Content: View>(_ content: [Content]) -> ArrayView<Content> {
    ArrayView(content: content)
  }

  /// Hides a type that `if #available` limits to some systems.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// One of two views: the result of `if`/`else` and of `switch` in a view builder.
public enum ConditionalView<First: View, Second: View>: View {
  /// The view of the `if` branch.
  case first(First)
  /// The view of the `else` branch.
  case second(Second)

  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ConditionalNode<First, Second>(view, at: site).mounted()
  }
}

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

/// A view that may be missing: the result of `if` without `else` in a view builder.
extension Optional: View where Wrapped: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    OptionalNode<Wrapped>(view, at: site).mounted()
  }
}

/// Mounts the view while there is one.
final class OptionalNode<Wrapped: View>: TypedNode<Wrapped?> {
  @exclusivity(unchecked) private var content: TypedNode<Wrapped>?

  override func evaluate() {
    switch (view, content) {
    case (let view?, let content?): return content.update(view, environment)
    case (let view?, nil): content = Wrapped._makeNode(view, at: childSite())
    case (nil, let content?):
      content.unmount()
      self.content = nil
    case (nil, nil): return
    }
    structureChanged()
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) {
    if let content { visit(content) }
  }
}

/// Views told apart by their position: the result of a `for` loop in a view builder.
///
/// State stays at its position, also when the values of the loop move. Use ``ForEach`` for rows
/// that move.
public struct ArrayView<Content: View>: View {
  /// Has no body: the view layer draws this view itself.
  public typealias Body = Never

  let content: [Content]

  /// Mounts the view; called by the view layer only.
  public static func _makeNode(_ view: Self, at site: MountSite) -> TypedNode<Self> {
    ArrayNode(view, at: site).mounted()
  }
}

/// Keeps a node for each position.
final class ArrayNode<Content: View>: TypedNode<ArrayView<Content>> {
  private var children: [TypedNode<Content>] = []

  override func evaluate() {
    for (child, content) in zip(children, view.content) { child.update(content, environment) }
    let count = view.content.count
    guard count != children.count else { return }
    for child in children.dropFirst(count) { child.unmount() }
    children.removeLast(max(0, children.count - count))
    for content in view.content.dropFirst(children.count) {
      children.append(Content._makeNode(content, at: childSite()))
    }
    structureChanged()
  }

  override func forEachChild(_ visit: (ViewNode) -> Void) { children.forEach(visit) }
}
