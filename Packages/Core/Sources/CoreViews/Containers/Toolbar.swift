/// Where an item of a toolbar goes; up to the host.
public enum ToolbarItemPlacement: Hashable, Sendable {
  case automatic, principal, navigation, primaryAction, confirmationAction, cancellationAction
  case destructiveAction, topBarLeading, topBarTrailing, bottomBar, keyboard
}

/// An item of a toolbar.
public struct ToolbarItem<Content: View>: View {
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public var body: some View { content }
}

public typealias ToolbarItemGroup = ToolbarItem

extension View {
  /// Puts controls above the view, side by side.
  @ViewBuilder
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    HStack(content: content)
    self
  }
}
