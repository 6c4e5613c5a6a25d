import CoreViews

/// Where the focus is and how far the page is scrolled, for another process that shows the same.
struct ScreenPlace: Codable, Hashable {
  /// How many elements that can have the focus are before it.
  var index: Int
  /// The label of the element with the focus.
  var label: String
  /// How many rows are scrolled away at the top.
  var offset: Int
}

extension TerminalModel {
  /// The place in the layer in front; nil if nothing in it can have the focus, and while it shows
  /// something of the host's own.
  var place: ScreenPlace? {
    guard !log.isOpen, !help.isOpen, popups.isEmpty, let front, let target = focusedTarget else {
      return nil
    }
    return ScreenPlace(
      index: front.enabledIndex(of: target.id), label: label(of: target.id),
      offset: offset(of: front))
  }

  /// Goes to a place: to the element with the same number and label, else to one with that label.
  mutating func resume(at place: ScreenPlace) {
    guard let front else { return }
    let likely = [front.enabledTarget(place.index)].compactMap { $0 }
    let found = (likely + front.firstTargets(256)).first {
      $0.isEnabled && label(of: $0.id) == place.label
    }
    if let found {
      focus.focus(found.id, in: front)
      focusMoved()
    }
    scroll(by: place.offset - offset(of: front))
  }

  private func label(of id: Element.ID) -> String { tree[id]?.element.label ?? "" }
}
