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
