/// An action whose `case view(ViewAction)` holds the actions that the feature's view may send.
public protocol ViewAction<ViewAction> {
  /// The actions that the view may send, usually an enum nested in the feature's `Action`.
  associatedtype ViewAction

  /// Embeds an action of the view.
  static func view(_ action: ViewAction) -> Self
}
