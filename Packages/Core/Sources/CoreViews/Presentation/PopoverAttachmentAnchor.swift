/// What the arrow of a popover points to; hosts draw none.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// A frame within a view.
  public enum Frame: Hashable, Sendable {
    /// All of the view.
    case bounds
  }

  /// A place within the view.
  case point(UnitPoint)
  /// A frame within the view.
  case rect(Frame)
}
