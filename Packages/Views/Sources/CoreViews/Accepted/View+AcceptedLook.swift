public import Foundation

/// Looks of which hosts have one alone, and changes whose end they draw at once.
extension View {
  /// Returns the view itself: symbols are drawn whole.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { self }
  /// Returns the view itself: symbols are drawn in one colour.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self { self }
  /// Returns the view itself: a long list has a bar, and is searched by its words.
  public func sectionIndexLabel(_ label: LocalizedStringKey?) -> Self { self }
  /// Returns the view itself: a long list has a bar, and is searched by its words.
  public func sectionIndexLabel(_ label: Text?) -> Self { self }
  /// Returns the view itself: a long list has a bar, and is searched by its words.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }
  /// Returns the view itself: a search field stands above its view, and stays.
  public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { self }
  /// Returns the view itself: a search field stands above its view, and stays.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> Self {
    self
  }
  /// Returns the view itself: texts keep their size, and are wrapped or cut.
  public func minimumScaleFactor(_ factor: CGFloat) -> Self { self }
  /// Returns the view itself: symbols are drawn in one colour.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
  /// Returns the view itself: hosts draw the end of a change at once.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
  /// Returns what the closure makes of the view: hosts draw the end of a change at once.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void, body: (AnyView) -> some View
  ) -> some View {
    body(AnyView(self))
  }
  /// Returns the view itself: hosts draw the end of a change at once.
  public func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> Self {
    self
  }
  /// Returns the view itself: a view is placed with the views around it anyway.
  public func geometryGroup() -> Self { self }
  /// Returns the view itself: hosts mark the chosen option of a palette in one way.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> Self { self }
  /// Returns the view itself: the button of former times is a `Menu`, whose look is `menuStyle`.
  public func menuButtonStyle(_ style: some MenuButtonStyle) -> Self { self }
  /// Returns the view itself: a wheel shows its options below each other, each as high as its text.
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> Self { self }
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
  /// Returns the view itself: a page's bars are flashed by the browser, a terminal has none.
  public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }
  /// Returns the view itself: hosts count from the page, whatever the name.
  public func coordinateSpace(_ space: CoordinateSpace) -> Self { self }
  /// Returns the view itself: hosts count from the page, whatever the name.
  public func coordinateSpace(name: some Hashable) -> Self { self }
}
