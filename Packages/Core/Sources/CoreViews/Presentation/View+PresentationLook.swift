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
