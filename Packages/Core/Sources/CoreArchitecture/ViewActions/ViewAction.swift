/// An action whose `case view(ViewAction)` holds the actions that the feature's view may send.
public protocol ViewAction<ViewAction> {
  /// The actions that the view may send, usually an enum nested in the feature's `Action`.
  associatedtype ViewAction

  /// Embeds an action of the view.
  static func view(_ action: ViewAction) -> Self
}

/// A view that sends its feature's view actions without naming the store.
///
/// Conformance comes from `@ViewAction(for:)`.
public protocol ViewActionSending<StoreState, StoreAction> {
  /// The state of the view's feature.
  associatedtype StoreState

  /// The action of the view's feature, one case of which holds the view actions.
  associatedtype StoreAction: ViewAction

  /// The store of the view's feature, to which ``send(_:)`` sends.
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action of the view to the store.
  ///
  /// - Returns: A handle to await or cancel the effects that the action starts.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
}

/// Lets a view send its feature's view actions, and only those.
///
/// The view has a `store` of the feature and sends with `send(.tapped)`. Sending to the store
/// itself draws a warning.
@attached(extension, conformances: ViewActionSending)
public macro ViewAction<R: Reducer>(for: R.Type) =
  #externalMacro(module: "CoreMacros", type: "ViewActionMacro")
where R.Action: ViewAction
