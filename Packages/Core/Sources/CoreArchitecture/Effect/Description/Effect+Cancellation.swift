extension Effect {
  /// Makes an effect cancellable by an id, within the feature that starts it and its parents.
  ///
  /// `none` stays `none` and cancels nothing, also with `cancelInFlight`.
  ///
  /// - Parameters:
  ///   - id: Identifies the effect. Ids of different types are different, even if equal.
  ///   - cancelInFlight: Whether running effects with the same id are cancelled first.
  /// - Returns: The effect, cancellable by `id`.
  public func cancellable(id: some Hashable & Sendable, cancelInFlight: Bool = false) -> Self {
    guard let node else { return .none }
    return Self(
      node: CancellableNode(node, id: CancelID(id), cancelInFlight: cancelInFlight))
  }

  /// Cancels the running effects with an id, in the feature that returns it and its children.
  public static func cancel(id: some Hashable & Sendable) -> Self {
    Self(node: CancelNode(CancelID(id)))
  }
}
