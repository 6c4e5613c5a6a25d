/// Combines the items of a toolbar; any other view is an item at its trailing end.
@resultBuilder
public enum ToolbarContentBuilder {
  /// Takes an item, or what is made of items.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  /// Takes any other view as an item.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> ToolbarItem<Content> {
    ToolbarItem { content }
  }

  /// Makes an empty toolbar of a closure without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Returns a single item as it is.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Combines several items in their order.
  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Makes an optional item of `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Wraps the item of the `if` branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> {
    .first(first)
  }

  /// Wraps the item of the `else` branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> {
    .second(second)
  }

  /// Hides a type that `if #available` limits to some systems.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
