/// Modifiers that change nothing, accepted so that views compile as they are.
extension View {
  /// Returns the view itself: hosts choose the room around it.
  public func padding(_ length: Double? = nil) -> Self { self }
  /// Returns the view itself: hosts choose the room around it.
  public func padding(_ edges: Edge.Set, _ length: Double? = nil) -> Self { self }

  /// Returns the view itself: hosts choose its size.
  public func frame(
    width: Double? = nil, height: Double? = nil, alignment: Alignment = .center
  ) -> Self {
    self
  }

  /// Returns the view itself: hosts choose its size.
  public func frame(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
    minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
    alignment: Alignment = .center
  ) -> Self {
    self
  }

  /// Returns the view itself: hosts choose its size.
  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> Self { self }
  /// Returns the view itself: texts take as many lines as they need.
  public func lineLimit(_ number: Int?) -> Self { self }
  /// Returns the view itself: hosts align the lines of a text.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> Self { self }
  /// Returns the view itself: each host has one look for lists.
  public func listStyle(_ style: ListStyle) -> Self { self }
  /// Returns the view itself: the labels of controls stay visible.
  public func labelsHidden() -> Self { self }
  /// Returns the view itself: a title has one size.
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  /// Returns the view itself: hosts choose the height of a sheet.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
  /// Returns the view itself: hosts share out the room.
  public func layoutPriority(_ value: Double) -> Self { self }
  /// Returns the view itself: hosts have no safe area.
  public func ignoresSafeArea() -> Self { self }
}
