import CoreViews

/// What a node of the layout is on the screen.
final class LayoutPart {
  enum Kind {
    /// Drawn by itself.
    case leaf(LeafContent)
    /// Made already.
    case box(LayoutBox)
    /// A group of others; those of an underlay are drawn from the last to the first.
    case group(isUnderlay: Bool)
    /// A group of others that is pressed as one.
    case button(LayoutBox.ButtonContent)
    /// A colour behind a view, a line around it, or its edges as those of what is drawn.
    case ground(TerminalColor?), border(TerminalColor?), clip
  }

  let kind: Kind
  /// The element that it is, or is part of.
  let element: ElementNode
  let context: LayoutContext
  let background: String?

  init(
    _ kind: Kind, of element: ElementNode, in context: LayoutContext, background: String? = nil
  ) {
    self.kind = kind
    self.element = element
    self.context = context
    self.background = background
  }
}
