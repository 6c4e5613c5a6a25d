internal import CoreArchitecture

/// A menu in the middle of the toolbar.
public struct ToolbarTitleMenu<Content: View>: View, ToolbarContent {
  private let content: Content

  /// Makes a menu of controls.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The menu where the middle of the toolbar is drawn.
  public var body: some View {
    ToolbarItem(placement: .principal) { Menu(ownText("More")) { content } }
  }
}
