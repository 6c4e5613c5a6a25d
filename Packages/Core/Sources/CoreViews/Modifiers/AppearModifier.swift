/// Runs closures when the view comes into view and when it leaves it.
public struct AppearModifier: NodeModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    let attachment = existing as? AppearAttachment ?? AppearAttachment(node: node)
    attachment.modifier = self
    return attachment
  }
}

private final class AppearAttachment: LifecycleAttachment {
  var modifier = AppearModifier()

  override func appear() { modifier.onAppear?() }
  override func disappear() { modifier.onDisappear?() }
}

extension View {
  /// Runs a closure whenever the view comes into view.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified(by: AppearModifier(onAppear: action))
  }

  /// Runs a closure whenever the view leaves the screen: covered by the next screen of a stack, in
  /// a tab that is no longer selected, or gone.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified(by: AppearModifier(onDisappear: action))
  }
}
