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

/// Runs a closure if the view is a part of what a restored session begins with.
public struct RestoreModifier: NodeModifier {
  let action: () -> Void

  /// Runs the closure after the update that mounts the view.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    if let existing { return existing }
    if node.runtime.isRestoring { node.runtime.actionsAfterFlush.append(action) }
    return ModifierAttachment(node: node)
  }
}

extension View {
  /// Runs a closure once if the session goes on from a state that an earlier one has left.
  ///
  /// Effects are not a part of a state: one that was under way, as when the process was killed, is
  /// gone, and nothing answers it. Tell the reducer so where its state waits for an answer:
  /// ```swift
  /// .onRestore { store.send(.restored) }
  /// ```
  /// It is not needed for what a view's `task` does, which begins again with the view. It runs for
  /// views that the session begins with, also on screens below others, and for a tab when that is
  /// first selected; never for what is shown later.
  public func onRestore(perform action: @escaping () -> Void) -> some View {
    modified(by: RestoreModifier(action: action))
  }
}

/// Follows whether a view can be seen.
///
/// It calls ``appear()`` and ``disappear()`` when the flush has ended, never during it.
class LifecycleAttachment: ModifierAttachment, Lifecycle, VisibilityObserver {
  private var hasAppeared = false

  override init(node: ViewNode) {
    super.init(node: node)
    node.visibility.add(self, id: node.id)
    visibilityChanged()
  }

  // MARK: Overridden

  func appear() {}
  func disappear() {}

  // MARK: Driven by the runtime

  func visibilityChanged() { node.runtime.unsettledLifecycles.append(self) }

  func appearIfNeeded() {
    guard !hasAppeared, isWanted, node.visibility.isVisible else { return }
    hasAppeared = true
    appear()
  }

  func disappearIfNeeded() {
    guard hasAppeared, !isWanted || !node.visibility.isVisible else { return }
    hasAppeared = false
    disappear()
  }

  private var isWanted = true

  override func willUnmount() {
    isWanted = false
    node.visibility.remove(node.id)
    visibilityChanged()
  }
}
