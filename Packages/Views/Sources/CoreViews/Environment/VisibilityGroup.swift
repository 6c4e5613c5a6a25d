/// A part of the tree that is on or off screen as a whole: a screen, a tab, the root.
///
/// Belongs to its session's actor.
final class VisibilityGroup {
  let parent: VisibilityGroup?
  /// Whether it is shown within its parent, which may itself be off screen.
  private(set) var isShown: Bool
  private var members: [Element.ID: any VisibilityObserver] = [:]
  private var children: [Element.ID: VisibilityGroup] = [:]

  init(below parent: VisibilityGroup?, isShown: Bool) {
    self.parent = parent
    self.isShown = isShown
  }

  /// Whether its content can be seen, not counting a modal presentation in front.
  var isVisible: Bool { isShown && (parent?.isVisible ?? true) }

  func show(_ shown: Bool) {
    guard isShown != shown else { return }
    isShown = shown
    if parent?.isVisible ?? true { notify() }
  }

  func add(_ member: any VisibilityObserver, id: Element.ID) { members[id] = member }

  func addChild(_ child: VisibilityGroup, id: Element.ID) { children[id] = child }

  func remove(_ id: Element.ID) {
    members[id] = nil
    children[id] = nil
  }

  private func notify() {
    for (_, member) in members.sorted(by: { $0.key < $1.key }) { member.visibilityChanged() }
    for (_, child) in children.sorted(by: { $0.key < $1.key }) where child.isShown {
      child.notify()
    }
  }
}

/// An object that is told when the group that it is in comes into view or leaves it.
protocol VisibilityObserver: AnyObject {
  func visibilityChanged()
}
