public import Foundation

/// How lists look; pages draw it.
extension View {
  /// Sets the look of lists.
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    appearance(Style._mark.map { .mark($0) })
  }
  /// Draws the line above a row, or leaves it out.
  public func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    appearance(visibility == .hidden ? .mark(.lineHidden) : nil)
  }
  /// Draws the lines between sections, or leaves them out.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    appearance(visibility == .hidden ? .mark(.lineHidden) : nil)
  }
  /// Sets the room between rows, in points; nil leaves it to the host.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    appearance(spacing.map { .amount(.rowSpacing, $0) })
  }
  /// Sets the room between sections, in points.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    appearance(.sectionSpacing, spacing)
  }
  /// Sets the room between sections: the usual, or less.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    appearance(spacing == .compact ? .amount(.sectionSpacing, 8) : nil)
  }
  /// Gives every second row another ground.
  public func alternatingRowBackgrounds(
    _ behavior: AlternatingRowBackgroundBehavior = .enabled
  ) -> some View {
    appearance(behavior == .enabled ? .mark(.stripes) : nil)
  }
  /// Draws the headers of sections larger.
  public func headerProminence(_ prominence: Prominence) -> some View {
    appearance(prominence == .increased ? .mark(.largeHeader) : nil)
      .environment(\.headerProminence, prominence)
  }
  /// Draws the ground of a list, or leaves it out.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    appearance(visibility == .hidden ? .mark(.groundHidden) : nil)
  }
  /// Keeps the views within from being scrolled.
  public func scrollDisabled(_ isDisabled: Bool) -> some View {
    appearance(isDisabled ? .mark(.scrollsNot) : nil)
      .changingEnvironment { if isDisabled { $0.isScrollEnabled = false } }
  }
  /// Draws the bars by which a view is scrolled, or leaves them out.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    appearance(visibility == .hidden || visibility == .never ? .mark(.scrollbarHidden) : nil)
  }
  /// Marks the row that the pointer is on.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View {
    appearance(effect == nil ? nil : .mark(.rowHover))
  }
  /// Keeps the row that the pointer is on from being marked.
  public func listRowHoverEffectDisabled(_ isDisabled: Bool = true) -> some View {
    appearance(isDisabled ? .mark(.rowHoverNone) : nil)
  }
  /// Lets scrolling stop at the views within that are targets.
  public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View {
    appearance(.snaps)
  }
  /// Makes the views of a layout the places at which scrolling stops.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    appearance(isEnabled ? .mark(.snapTargets) : nil)
  }
  /// Keeps scrolling within the view at its ends, or lets it go on around it.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    appearance(behavior == .basedOnSize ? .mark(.contained) : nil)
  }
  /// Draws what is scrolled beyond the edges, too.
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> some View {
    appearance(isDisabled ? .mark(.unclipped) : nil)
  }
}
