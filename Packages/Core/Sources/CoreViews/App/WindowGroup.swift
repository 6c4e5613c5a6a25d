/// A scene of views.
public struct WindowGroup: Scene {
  /// Has no scenes within it.
  public typealias Body = Never

  private let makeContent: () -> AnyView
  /// The views of the scene.
  public var _content: AnyView { makeContent() }

  init(content: some View) { makeContent = { AnyView(content) } }

  /// Makes a scene of views.
  public init(@ViewBuilder content: @escaping () -> some View) {
    makeContent = { AnyView(content()) }
  }
  /// Makes a scene of views, with an identifier.
  public init(id: String, @ViewBuilder content: @escaping () -> some View) {
    self.init(content: content)
  }
  /// Makes a scene of views with a title, which views may replace.
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> some View) {
    let title = String(title)
    makeContent = { AnyView(content().navigationTitle(title)) }
  }
  /// Makes a scene of views with a title, which views may replace, and an identifier.
  public init(
    _ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> some View
  ) {
    self.init(title, content: content)
  }
}
