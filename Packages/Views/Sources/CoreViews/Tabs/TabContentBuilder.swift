/// Combines the tabs of a ``TabView``, whose values have the type of its selection.
@resultBuilder
public enum TabContentBuilder<Value: Hashable> {
  /// Takes a tab; its value may be written without its type.
  public static func buildExpression<Content: View>(
    _ tab: Tab<Value, Content>
  ) -> Tab<Value, Content> {
    tab
  }

  /// Takes a section of tabs.
  public static func buildExpression<Content: View>(
    _ section: TabSection<Value, Content>
  ) -> TabSection<Value, Content> {
    section
  }

  /// Takes any other view, such as one with a `tabItem`.
  @_disfavoredOverload
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Makes an empty view of a closure without statements.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Combines the tabs in their order.
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  /// Makes optional tabs of `if` without `else`.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// Wraps the tabs of the `if` branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> ConditionalView<First, Second> {
    .first(first)
  }

  /// Wraps the tabs of the `else` branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> ConditionalView<First, Second> {
    .second(second)
  }

  /// Hides a type that `if #available` limits to some systems.
  public static func buildLimitedAvailability(_ content: some View) -> AnyView {
    AnyView(content)
  }
}
