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
