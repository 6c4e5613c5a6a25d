public import Foundation

extension View {
  /// Leaves room on some sides of the view, in points; nil leaves the length to the host.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    laidOut(.padding(edges, length))
  }

  /// Leaves room on all sides of the view, in points.
  public func padding(_ length: CGFloat) -> some View { laidOut(.padding(.all, length)) }

  /// Leaves room on each side of the view.
  public func padding(_ insets: EdgeInsets) -> some View { laidOut(.insets(insets)) }

  /// Leaves the host's own room on some sides of the view, as `padding` does.
  public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    laidOut(.padding(edges, nil))
  }

  /// Leaves room on some sides of the view, as `padding` does: no host has a safe area of its own.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    laidOut(.padding(edges, length))
  }

  /// Leaves room on all sides of the view, in points, as `padding` does.
  public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

  /// Leaves room on each side of the view, as `padding` does.
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }

  /// Leaves room around the content of a list or a scroll view, in points.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    laidOut(.padding(edges, length))
  }

  /// Leaves room around the content of a list or a scroll view, in points, whatever the place.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement
  ) -> some View {
    contentMargins(edges, length)
  }

  /// Leaves room around the content of a list or a scroll view, in points, whatever the place.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    padding(length)
  }

  /// Leaves room around the content of a list or a scroll view.
  public func contentMargins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> some View {
    laidOut(
      .insets(
        EdgeInsets(
          top: edges.contains(.top) ? insets.top : 0,
          leading: edges.contains(.leading) ? insets.leading : 0,
          bottom: edges.contains(.bottom) ? insets.bottom : 0,
          trailing: edges.contains(.trailing) ? insets.trailing : 0)))
  }

  /// Sets the room around the view as a row of a list; nil leaves it to the host.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    changingDecoration { $0.rowInsets = insets }
  }

  /// Sets the room around the view as a row of a list at some edges, in points.
  public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    changingDecoration { decoration in
      let old = decoration.rowInsets ?? EdgeInsets()
      func inset(_ edge: Edge.Set, _ old: CGFloat) -> CGFloat {
        edges.contains(edge) ? length ?? old : old
      }
      decoration.rowInsets = EdgeInsets(
        top: inset(.top, old.top), leading: inset(.leading, old.leading),
        bottom: inset(.bottom, old.bottom), trailing: inset(.trailing, old.trailing))
    }
  }

  /// Sets the room around a section of a list at some edges, in points; nil leaves it to the host.
  @ViewBuilder
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
    if let length { padding(edges, length) } else { self }
  }

  /// Sets the colour behind the view as a row of a list; nil leaves it to the host.
  public func listRowBackground(_ color: Color?) -> some View {
    changingDecoration { $0.rowBackground = color?.nameOfFill }
  }

  /// Sets the ground of a row, as ``View/listRowBackground(_:)-(Color?)`` does.
  public func listRowPlatterColor(_ color: Color?) -> some View { listRowBackground(color) }
}
