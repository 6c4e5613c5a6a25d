extension View {
  /// Runs a closure with what another made of how far the view is scrolled, and makes now, when
  /// that has changed.
  ///
  /// What is scrolled is the view or the first in it, and else what is around it.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    modified(
      by: ScrollModifier { old, new in
        let (old, new) = (transform(old.geometry), transform(new.geometry))
        if old != new { action(old, new) }
      })
  }

  /// Runs a closure when the view begins to be scrolled and when that is over.
  public func onScrollPhaseChange(
    _ action: @escaping (_ old: ScrollPhase, _ new: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Runs a closure when the view begins to be scrolled and when that is over, with how far it is.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ old: ScrollPhase, _ new: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modified(
      by: ScrollModifier { old, new in
        guard old.phase != new.phase else { return }
        action(old.phase, new.phase, ScrollPhaseChangeContext(geometry: new.geometry))
      })
  }
}

/// What is known of a scroll view when its phase changes.
public struct ScrollPhaseChangeContext {
  /// How far it is scrolled.
  public let geometry: ScrollGeometry
  /// How fast it moves; nil, since hosts do not tell.
  public var velocity: CGVector? { nil }
}
