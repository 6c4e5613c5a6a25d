/// Turns the statements of a `body` into one view.
@resultBuilder
public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyView { EmptyView() }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> {
    .first(first)
  }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> {
    .second(second)
  }

  public static func buildArray<Content: View>(_ content: [Content]) -> ArrayView<Content> {
    ArrayView(content: content)
  }

  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}
