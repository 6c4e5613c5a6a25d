/// A scene in a system's bar of menus, which hosts do not show: they have one window.
public struct MenuBarExtra: Scene {
  private let group: WindowGroup

  /// Makes a scene with a title and an icon.
  public init(
    _ title: some StringProtocol, systemImage: String = "", @ViewBuilder content: () -> some View
  ) {
    group = WindowGroup(content: content())
  }

  /// Makes a scene with a title and an icon, which is in the bar while the binding is true.
  public init(
    _ title: some StringProtocol, systemImage: String = "", isInserted: Binding<Bool>,
    @ViewBuilder content: () -> some View
  ) {
    group = WindowGroup(content: content())
  }

  /// Makes a scene with a label built from views.
  public init(@ViewBuilder content: () -> some View, @ViewBuilder label: () -> some View) {
    group = WindowGroup(content: content())
  }

  /// Makes a scene with a label built from views, which is in the bar while the binding is true.
  public init(
    isInserted: Binding<Bool>, @ViewBuilder content: () -> some View,
    @ViewBuilder label: () -> some View
  ) {
    group = WindowGroup(content: content())
  }

  /// The scene.
  public var body: some Scene { group }
}
