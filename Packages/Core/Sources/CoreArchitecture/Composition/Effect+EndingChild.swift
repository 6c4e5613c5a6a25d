extension Effect {
  /// Cancels the effects of children that are no longer at a place of the state.
  ///
  /// Ends effects that the child has just started as well as older ones. Most often there are none,
  /// and the result is `none`.
  ///
  /// - Parameters:
  ///   - path: The place of the state.
  ///   - started: The child that has just started an effect.
  ///   - current: Returns the child that is there now.
  /// - Returns: The effect that cancels them.
  @inlinable
  static func endingChild(
    at path: StatePath, started: PresentationID?, unless current: () -> PresentationID?
  ) -> Self {
    let mayBeLeft = ReducerPosition.hasChildren && ReducerPosition.hasChildren(at: path)
    guard mayBeLeft || started != nil else { return .none }
    let current = current()
    let isLeft =
      mayBeLeft && ReducerPosition.hasChildren(at: path, besides: current.map(AnyHashable.init))
    guard isLeft || started != nil && started != current else { return .none }
    return .cancelChildren(at: path) { ($0.base as? PresentationID) == current }
  }
}
