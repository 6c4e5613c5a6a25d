extension Effect {
  /// Ends the effects of the children at a place, whether started just now or left behind, unless
  /// they are of the one that is there. Most often there are none, and nothing to end.
  ///
  /// - Parameters:
  ///   - started: The child that has started an effect just now.
  ///   - current: Says which child is there.
  @inlinable
  static func endingChild(
    at path: StatePath, started: PresentationID?, unless current: () -> PresentationID?
  ) -> Self {
    let mayBeLeft = ScopeWalk.isNeeded && ScopeWalk.hasChildren(at: path)
    guard mayBeLeft || started != nil else { return .none }
    let current = current()
    let isLeft = mayBeLeft && ScopeWalk.hasChildren(at: path, besides: current.map(AnyHashable.init))
    guard isLeft || started != nil && started != current else { return .none }
    return .cancelChildren(at: path) { ($0.base as? PresentationID) == current }
  }
}
