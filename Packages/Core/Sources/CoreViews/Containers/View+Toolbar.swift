extension View {
  /// Puts controls in one row above the view.
  @ViewBuilder
  public func toolbar(@ViewBuilder content: () -> some View) -> some View {
    HStack(content: content)
    self
  }
}
