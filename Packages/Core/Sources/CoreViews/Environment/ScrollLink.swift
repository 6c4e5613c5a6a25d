/// What connects what is scrolled with a view that follows it.
///
/// The modifier that mounts it keeps it, so that its closure can be replaced in place.
final class ScrollLink: Hashable {
  /// What the host has told last.
  private var state = ScrollState()
  /// Runs with what was and what is.
  var hasChanged: (_ old: ScrollState, _ new: ScrollState) -> Void = { _, _ in }

  func learn(_ new: ScrollState) {
    let old = state
    guard new != old else { return }
    state = new
    hasChanged(old, new)
  }

  static func == (lhs: ScrollLink, rhs: ScrollLink) -> Bool { lhs === rhs }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
