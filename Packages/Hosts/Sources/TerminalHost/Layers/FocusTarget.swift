import CoreViews

/// An element that can have the focus, and its place.
struct FocusTarget: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case control, field, tab }

  var id: Element.ID
  var kind: Kind
  /// What the Enter key does, in a word; nil where it does what Tab does.
  var hint: String?
  /// What is disabled keeps the focus if it has it, but does not get it.
  var isEnabled: Bool
  /// For a tab in coordinates of the screen, for others in those of the scrolled content.
  var frame: Rect
}

extension LayoutBox {
  /// The elements in the box that can have the focus, in reading order.
  func targets(at origin: Point = .zero) -> [FocusTarget] {
    var result: [FocusTarget] = []
    collectTargets(at: origin, into: &result)
    return result
  }

  private func collectTargets(at origin: Point, into result: inout [FocusTarget]) {
    let absolute = frame.moved(by: origin)
    if let target {
      var kind = FocusTarget.Kind.control
      if case .field = content { kind = .field }
      result.append(
        FocusTarget(
          id: target, kind: kind, hint: content.hint, isEnabled: isEnabled, frame: absolute))
    }
    for child in children { child.collectTargets(at: absolute.origin, into: &result) }
  }
}
