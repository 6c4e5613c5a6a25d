public import Foundation

/// Looks of presentations that hosts choose by themselves.
extension View {
  /// Returns the view itself: a sheet is closed by a button or a key, and not dragged.
  public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
  /// Returns the view itself: hosts draw the corners of sheets in one way.
  public func presentationCornerRadius(_ radius: CGFloat?) -> Self { self }
  /// Returns the view itself: what a sheet covers cannot be used.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> Self {
    self
  }
  /// Returns the view itself: hosts show a presentation as a sheet, whatever the room.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }
  /// Returns the view itself: a sheet is as high as its detents say, and is scrolled.
  public func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> Self {
    self
  }
  /// Returns the view itself: a sheet takes the size that its host and its detents give it.
  public func presentationSizing(_ sizing: PresentationSizing) -> Self { self }
  /// Returns the view itself: a program ends whatever is presented.
  public func presentationPreventsAppTermination(_ isPrevented: Bool?) -> Self { self }
  /// Returns the view itself: hosts draw dialogs without icons.
  public func dialogIcon(_ icon: Image?) -> Self { self }
  /// Returns the view itself: hosts draw all dialogs alike.
  public func dialogSeverity(_ severity: DialogSeverity) -> Self { self }

  /// Draws a sheet's content over a style.
  public func presentationBackground(_ style: some ShapeStyle) -> some View { background(style) }
  /// Draws a sheet's content over views.
  public func presentationBackground(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    background(alignment: alignment, content: content)
  }

  /// Shows a sheet, as every popover is, while the binding is true; it has no arrow.
  public func popover(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge?, @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    popover(isPresented: isPresented, content: content)
  }

  /// Shows a sheet, as every popover is, while there is an item; it has no arrow.
  public func popover<Item: Identifiable>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge?, @ViewBuilder content: @escaping (Item) -> some View
  ) -> some View {
    popover(item: item, content: content)
  }
}

/// The size of a sheet, which hosts choose.
public enum PresentationSizing: Hashable, Sendable {
  /// As the host finds best, as its content, or for a purpose.
  case automatic, fitted, form, page
}

/// What a presentation becomes where there is little room; hosts show a sheet.
public enum PresentationAdaptation: Hashable, Sendable {
  /// As the host finds best, as it is, or as another.
  case automatic, none, popover, sheet, fullScreenCover
}

/// Whether what a sheet covers can be used; it cannot.
public struct PresentationBackgroundInteraction: Hashable, Sendable {
  /// As the host finds best.
  public static let automatic = PresentationBackgroundInteraction()
  /// Along with the sheet.
  public static let enabled = PresentationBackgroundInteraction()
  /// Not before the sheet is closed.
  public static let disabled = PresentationBackgroundInteraction()
  /// Returns: along with the sheet, up to a height of it.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { enabled }
}

/// What moving a finger over a sheet does; hosts know no fingers.
public enum PresentationContentInteraction: Hashable, Sendable {
  /// As the host finds best, changes the height, or scrolls.
  case automatic, resizes, scrolls
}

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

/// How important a dialog is; hosts draw all alike.
public enum DialogSeverity: Hashable, Sendable {
  /// As usual, important, or less so.
  case automatic, critical, standard
}
