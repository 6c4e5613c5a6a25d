/// A view that sends its feature's view actions without naming the store; conformance comes from
/// `@ViewAction(for:)`.
public protocol ViewActionSending<StoreState, StoreAction> {
  associatedtype StoreState
  associatedtype StoreAction: ViewAction

  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action of the view to the store.
  ///
  /// - Returns: The effects that follow, to be awaited or cancelled.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }
}
