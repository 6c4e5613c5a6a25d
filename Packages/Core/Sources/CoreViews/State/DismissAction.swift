/// Leaves a screen or a presentation; found in the environment as `dismiss`.
public struct DismissAction {
  /// Tells two actions apart: the screen or presentation that they would leave.
  let owner: Element.ID?
  let perform: () -> Void

  init(owner: Element.ID? = nil, perform: @escaping () -> Void) {
    self.owner = owner
    self.perform = perform
  }

  public func callAsFunction() { perform() }
}
