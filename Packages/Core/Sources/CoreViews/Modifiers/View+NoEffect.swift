/// Modifiers that change nothing, accepted so that views compile as they are.
extension View {
  /// Returns the view itself: a title has one size.
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  /// Returns the view itself: hosts have no safe area.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> Self {
    self
  }
  /// Returns the view itself: hosts have no safe area.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> Self { self }
  /// Returns the view itself: a title has one size.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> Self { self }
  /// Returns the view itself: hosts arrange the controls of bars in one way.
  public func toolbarRole(_ role: ToolbarRole) -> Self { self }
  /// Returns the view itself: a terminal's keyboard takes no room of the screen.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }
  /// Returns the view itself: a page's bars are flashed by the browser, a terminal has none.
  public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }
  /// Returns the view itself: hosts count from the page, whatever the name.
  public func coordinateSpace(_ space: CoordinateSpace) -> Self { self }
  /// Returns the view itself: hosts count from the page, whatever the name.
  public func coordinateSpace(name: some Hashable) -> Self { self }
}
