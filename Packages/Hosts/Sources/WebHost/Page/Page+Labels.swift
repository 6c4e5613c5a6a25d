import CoreViews

/// Labels that stand apart from the other children of a control.
extension Page.Node {
  /// Whether a child is part of the label, or would stand before one that is.
  func isLabelled(by child: Page.Node, before: Element.ID? = nil) -> Bool {
    element.holdsLabel
      && (child.isLabel || children.contains { $0.isLabel && $0.element.id == before })
  }

  /// What has to be written anew, now that the element is another; nil if it has its children where
  /// they were.
  func toRewrite(from former: Element) -> Page.Node? {
    guard former.role != element.role else { return nil }
    if former.holdsLabel != element.holdsLabel, children.contains(where: \.isLabel) { return self }
    let wasLabel = former.role == .label
    return wasLabel != isLabel && parent?.element.holdsLabel == true ? parent : nil
  }
}

extension Element {
  /// Whether the views of its label are in a child of their own.
  var holdsLabel: Bool {
    switch role.category {
    case .control(.choose), .control(.expand): true
    case .control, .stack, .content, .rows, .page, .sheet, .cover, .dialog: false
    }
  }
}
