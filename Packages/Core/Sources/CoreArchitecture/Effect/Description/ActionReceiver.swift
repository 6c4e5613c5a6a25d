/// Receives the actions that an effect sends; called on the store's actor only.
struct ActionReceiver<Action> {
  private let body: (_ action: Action, _ isFromTask: Bool) -> Void

  init(_ body: @escaping (_ action: Action, _ isFromTask: Bool) -> Void) {
    self.body = body
  }

  /// Passes an action on.
  ///
  /// - Parameters:
  ///   - action: The action that the effect sends.
  ///   - isFromTask: Whether a task sends it, which has dependencies of its own.
  func receive(_ action: Action, isFromTask: Bool = false) {
    body(action, isFromTask)
  }
}
