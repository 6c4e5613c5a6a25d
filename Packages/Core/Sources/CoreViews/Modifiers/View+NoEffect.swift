/// Modifiers that change nothing, accepted so that views compile as they are.
extension View {
  /// Returns the view itself: a title has one size.
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  /// Returns the view itself: hosts have no safe area.
  public func ignoresSafeArea() -> Self { self }
}
