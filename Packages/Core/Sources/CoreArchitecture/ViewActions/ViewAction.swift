/// An action whose `case view(ViewAction)` holds what the feature's view may send.
public protocol ViewAction<ViewAction> {
  associatedtype ViewAction

  /// Embeds an action of the view.
  static func view(_ action: ViewAction) -> Self
}
