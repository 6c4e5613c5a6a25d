/// Glass, which no host draws.
extension View {
  /// Returns the view itself: hosts draw no glass.
  public func glassEffect(_ glass: Glass = .regular) -> Self { self }
  /// Returns the view itself: hosts draw no glass.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> Self { self }
  /// Returns the view itself: hosts draw no glass.
  public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> Self {
    self
  }
  /// Returns the view itself: hosts draw no glass.
  public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> Self {
    self
  }
  /// Returns the view itself: a view is drawn where it is, and not beyond.
  public func backgroundExtensionEffect() -> Self { self }
  /// Returns the view itself: content ends at the edge of a scroll view.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set) -> Self {
    self
  }
  /// Returns the view itself: content ends at the edge of a scroll view.
  public func scrollEdgeEffectHidden(_ isHidden: Bool = true, for edges: Edge.Set = .all) -> Self {
    self
  }
  /// Returns the view itself: the titles of tabs stay, so that each can be chosen.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }
  /// Shows views above the tabs: hosts have no sidebar.
  public func tabViewSidebarHeader(@ViewBuilder content: () -> some View) -> some View {
    safeAreaInset(edge: .top, content: content)
  }
  /// Shows views below the tabs: hosts have no sidebar.
  public func tabViewSidebarFooter(@ViewBuilder content: () -> some View) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
  /// Shows views below the tabs: hosts have no sidebar.
  public func tabViewSidebarBottomBar(@ViewBuilder content: () -> some View) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
  /// Returns the view itself: a person cannot arrange tabs.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> Self { self }
  /// Returns the view itself: tabs stand in one place.
  public func defaultAdaptableTabBarPlacement(
    _ placement: AdaptableTabBarPlacement = .automatic
  ) -> Self {
    self
  }
  /// Shows views below the tabs.
  public func tabViewBottomAccessory(@ViewBuilder content: () -> some View) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }
}
