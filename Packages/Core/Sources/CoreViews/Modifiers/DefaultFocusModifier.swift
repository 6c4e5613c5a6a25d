/// Runs a closure once, when the view comes into view for the first time.
public struct DefaultFocusModifier: NodeModifier {
  let action: () -> Void

  /// Follows the visibility of the view until it comes into view.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    existing ?? DefaultFocusAttachment(node: node, action)
  }
}

private final class DefaultFocusAttachment: LifecycleAttachment {
  private var action: (() -> Void)?

  init(node: ViewNode, _ action: @escaping () -> Void) {
    self.action = action
    super.init(node: node)
  }

  override func appear() {
    action?()
    action = nil
  }
}
