extension View {
  /// Gives the view so many columns of the grid around it.
  public func gridCellColumns(_ count: Int) -> some View { laidOut(.grid(.columns(count))) }

  /// Lets a point of the view and of its cell fall together.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { laidOut(.grid(.anchor(anchor))) }

  /// Lines up the whole column of the view.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    laidOut(.grid(.columnAlignment(guide)))
  }

  /// Keeps the view from making the grid larger along some axes.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { laidOut(.grid(.unsized(axes))) }
}
