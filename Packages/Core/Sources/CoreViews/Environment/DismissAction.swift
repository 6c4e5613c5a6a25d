/// Leaves the screen or modal presentation that a view is part of.
///
/// Views find it in the environment: `@Environment(\.dismiss) private var dismiss`.
public struct DismissAction {
  /// Identity of the screen or presentation to leave, by which actions are compared.
  var owner: Element.ID?
  let perform: () -> Void

  /// Leaves it; does nothing in a view that is part of neither.
  public func callAsFunction() { perform() }
}
