extension View {
  /// Puts controls in one row above the view, and those for the bottom in one below it.
  ///
  /// Leading items stand at one end, trailing ones at the other, the principal one between them.
  @ViewBuilder
  public func toolbar(@ToolbarContentBuilder content: () -> some View) -> some View {
    let items = content()
    HStack {
      ToolbarPart(slot: .leading, items: items)
      Spacer()
      ToolbarPart(slot: .principal, items: items)
      Spacer()
      ToolbarPart(slot: .trailing, items: items)
    }
    self
    HStack { ToolbarPart(slot: .bottom, items: items) }
  }
}
