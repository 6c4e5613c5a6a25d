/// The place of an item of a toolbar.
///
/// The toolbar stands above its view: leading items, the principal one in the middle, trailing items
/// at the other end. Items of the bottom bar and the keyboard stand below the view.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// The place named, or the one that suits the purpose named: cancelling leads, all else trails.
  case automatic, principal, navigation, primaryAction, confirmationAction, cancellationAction
  /// The place named; `navigationBar…` are the former names of `topBar…`.
  case destructiveAction, secondaryAction, topBarLeading, topBarTrailing, navigationBarLeading
  /// The place named; the keyboard's is that of the bottom bar.
  case navigationBarTrailing, bottomBar, keyboard, status
  /// Beside or in place of the title, which is the middle.
  case title, subtitle, largeTitle, largeSubtitle
  /// At the trailing end.
  case topBarPinnedTrailing
}
