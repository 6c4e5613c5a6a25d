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
