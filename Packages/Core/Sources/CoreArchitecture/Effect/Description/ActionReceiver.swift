/// Receives the actions that an effect sends; called on the store's actor only.
struct ActionReceiver<Action> {
  private let body: (_ action: Action, _ delivery: Delivery) -> Void

  init(_ body: @escaping (_ action: Action, _ delivery: Delivery) -> Void) {
    self.body = body
  }

  /// Passes an action on.
  func receive(_ action: Action, _ delivery: Delivery = Delivery()) {
    body(action, delivery)
  }
}
