/// Runs closures when the view comes into view and when it leaves it.
public struct AppearModifier: NodeModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?

  /// Follows the visibility of the view, or takes over newer closures.
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
  ///
  /// It runs after the update that shows the view. A sheet or alert in front does not count as
  /// leaving.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified(by: AppearModifier(onAppear: action))
  }

  /// Runs a closure whenever the view leaves the screen.
  ///
  /// It does so when the next screen of a stack covers it, when another tab is selected, and when
  /// it is unmounted.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified(by: AppearModifier(onDisappear: action))
  }
}
