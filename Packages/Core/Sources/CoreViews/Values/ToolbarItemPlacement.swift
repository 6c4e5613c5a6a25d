/// The place of an item of a toolbar, which has no effect: items stand side by side in their order.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case automatic, principal, navigation, primaryAction, confirmationAction, cancellationAction
  /// Accepted so that views compile as they are.
  case destructiveAction, topBarLeading, topBarTrailing, bottomBar, keyboard
}
