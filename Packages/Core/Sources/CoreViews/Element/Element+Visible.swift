extension Element {
  /// The element without anything that is off screen.
  ///
  /// Tabs that are not selected stay, without their content, as do modal presentations. O(n).
  public var visible: Element {
    var copy = self
    copy.children = children.compactMap { child in
      if child.isSpokenOnly { return nil }
      guard child.isHidden else { return child.visible }
      guard child.role == .tab else { return nil }
      var tab = child
      tab.children = []
      return tab
    }
    return copy
  }

  /// The modal presentation in front: the last one in reading order that is on screen.
  ///
  /// Nil while there is none. O(n).
  public var frontModal: Element? {
    for child in children.reversed() where !child.isHidden {
      if let modal = child.frontModal { return modal }
      if child.role.isModal { return child }
    }
    return nil
  }

  /// The element without the modal presentations below it.
  var withoutModals: Element {
    var copy = self
    copy.children = children.filter { !$0.role.isModal }.map(\.withoutModals)
    return copy
  }

  /// The element and everything below it, in reading order; also hidden elements.
  public var flattened: [Element] {
    var all: [Element] = []
    appendFlattened(to: &all)
    return all
  }

  private func appendFlattened(to all: inout [Element]) {
    all.append(self)
    for child in children { child.appendFlattened(to: &all) }
  }
}
