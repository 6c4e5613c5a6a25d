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
    if former.role == .layered || element.role == .layered, !children.isEmpty { return self }
    if former.role == .horizontal || element.role == .horizontal,
      children.contains(where: \.element.isLineOfText)
    {
      return self
    }
    if former.holdsLabel != element.holdsLabel, children.contains(where: \.isLabel) { return self }
    let wasLabel = former.role == .label
    return wasLabel != isLabel && parent?.element.holdsLabel == true ? parent : nil
  }
}

extension Page.Node {
  /// What the element says of those within it: the title of the option that is chosen, or of the
  /// screen in front.
  var saying: String { element.hasOpener ? choice : titleOfScreen }

  private var titleOfScreen: String {
    let stack = children.first { $0.element.role == .navigation }
    return stack?.children.last { $0.element.role == .screen }?.element.label ?? ""
  }

  private var choice: String {
    for child in children {
      if child.element.role == .option {
        if child.element.isSelected { return child.title }
      } else if !child.isLabel, case let choice = child.choice, !choice.isEmpty {
        return choice
      }
    }
    return ""
  }

  /// Its label as a text, also where that is made of views.
  private var title: String {
    let parts = children.map(\.title).filter { !$0.isEmpty }
    return parts.isEmpty ? element.label : parts.joined(separator: " ")
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
