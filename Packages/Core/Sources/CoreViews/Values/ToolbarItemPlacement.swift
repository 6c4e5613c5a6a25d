/// The place of an item of a toolbar, which has no effect: items stand side by side in their order.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// Accepted so that views compile as they are.
  case automatic, principal, navigation, primaryAction, secondaryAction, confirmationAction
  /// Accepted so that views compile as they are.
  case cancellationAction, destructiveAction, status, bottomBar, keyboard
  /// Accepted so that views compile as they are.
  case topBarLeading, topBarTrailing, navigationBarLeading, navigationBarTrailing
}
