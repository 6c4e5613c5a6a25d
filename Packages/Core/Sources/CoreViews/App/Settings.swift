/// A scene of settings, which hosts do not show: they have one window.
public struct Settings: Scene {
  private let group: WindowGroup

  /// Makes a scene of settings.
  public init(@ViewBuilder content: @escaping () -> some View) {
    group = WindowGroup(content: content)
  }

  /// The scene.
  public var body: some Scene { group }
}
