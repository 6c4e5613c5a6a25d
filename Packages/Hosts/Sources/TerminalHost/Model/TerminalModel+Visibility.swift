import CoreViews

/// Whether what has the focus can be seen.
extension TerminalModel {
  /// How far to scroll to see a target, with a row around it.
  func rows(toShow target: FocusTarget, in layer: LayerLayout) -> Int {
    guard !layer.holds(target) else { return 0 }
    let before = offset(of: layer)
    let seen = layer.seen(at: before)
    let margin = target.frame.height + 2 <= seen.count ? 1 : 0
    let down = max(0, target.frame.maxY + margin - seen.upperBound)
    return min(down, target.frame.y - margin - seen.lowerBound)
  }

  /// What has the focus, if it can be seen.
  var visibleTarget: FocusTarget? {
    guard let front, let target = focusedTarget,
      front.isVisible(target, offset: offset(of: front)), !isAside(target), !isBeyondColumn(target)
    else { return nil }
    return target
  }

  var isFocusVisible: Bool { visibleTarget != nil }
}
