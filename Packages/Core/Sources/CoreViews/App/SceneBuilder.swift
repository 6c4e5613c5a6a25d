/// Combines the statements of an app's `body`: hosts show the first scene.
@MainActor
@resultBuilder
public enum SceneBuilder {
  /// Takes one statement, which has to be a scene.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  /// Returns a single scene as it is.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Combines several scenes, of which hosts show the first.
  @_disfavoredOverload
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> First {
    first
  }
}
