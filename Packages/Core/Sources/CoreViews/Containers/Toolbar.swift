/// The place of an item of a toolbar, which has no effect: items stand side by side in their order.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case automatic, principal, navigation, primaryAction, confirmationAction, cancellationAction
  /// Accepted so that views compile as they are.
  case destructiveAction, topBarLeading, topBarTrailing, bottomBar, keyboard
}

/// A control in a toolbar.
public struct ToolbarItem<Content: View>: View {
  let content: Content

  /// Makes an item; the placement has no effect.
  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// The control, without an element around it.
  public var body: some View { content }
}

/// Several controls of a toolbar under one placement.
public typealias ToolbarItemGroup = ToolbarItem

extension View {
  /// Puts controls in one row above the view.
  @ViewBuilder
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    HStack(content: content)
    self
  }
}
