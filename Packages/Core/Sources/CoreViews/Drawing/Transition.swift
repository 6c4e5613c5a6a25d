/// The way in which a view comes and goes, written as a view for each phase.
///
/// Hosts draw the phase in which the view is there.
public protocol Transition: FieldHolder {
  /// The view of a phase.
  associatedtype Body: View
  /// The view that comes and goes, with its type hidden.
  typealias Content = AnyView

  /// Returns the view in a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

extension View {
  /// Draws the view as a transition does while it is there.
  public func transition(_ transition: some Transition) -> some View {
    transition.body(content: AnyView(self), phase: .identity)
  }
}
