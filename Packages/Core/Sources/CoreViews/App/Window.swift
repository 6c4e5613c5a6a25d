/// A scene of views that there is once.
public struct Window: Scene {
  private let group: WindowGroup

  /// Makes a scene of views with a title, which views may replace, and an identifier.
  public init(
    _ title: some StringProtocol, id: String, @ViewBuilder content: @escaping () -> some View
  ) {
    group = WindowGroup(title, content: content)
  }

  /// The scene.
  public var body: some Scene { group }
}
