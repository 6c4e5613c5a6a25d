public import CoreArchitecture

/// A menu of an app: a button above its views, which opens controls.
public struct CommandMenu<Content: View>: View {
  private let title: String
  private let content: Content

  /// Makes a menu with a title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.title = Text(title).string
    self.content = content()
  }

  /// Makes a menu with a title.
  @_disfavoredOverload
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  /// The menu.
  public var body: some View { Menu(title) { content } }
}
