extension View {
  /// Puts controls above and below the view, as `toolbar(content:)` does; the id has no effect.
  public func toolbar(
    id: String, @ToolbarContentBuilder content: () -> some View
  ) -> some View {
    toolbar(content: content)
  }

  /// Returns the view itself: hosts add no controls to a toolbar that it could be without.
  public func toolbar(removing item: ToolbarDefaultItemKind?) -> Self { self }

  /// Puts controls in one row above the view, and those for the bottom and the keyboard below it.
  ///
  /// Leading items stand at one end, trailing ones at the other, the principal one between them. A
  /// page shows those for the keyboard while a field has the focus.
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
    .appearance(.bar)
    self
    HStack { ToolbarPart(slot: .bottom, items: items) }.appearance(.bottomBar)
    HStack { ToolbarPart(slot: .keyboard, items: items) }.appearance(.keyboardBar)
  }
}

/// The items of a toolbar that belong to one part of it.
struct ToolbarPart<Items: View>: View {
  let slot: ToolbarSlot
  let items: Items

  var body: some View { items.environment(\.toolbarSlot, slot) }
}

extension EnvironmentValues {
  private enum ToolbarSlotKey: EnvironmentKey {
    static var defaultValue: ToolbarSlot? { nil }
  }

  /// The part of the toolbar that is drawn; nil outside of one.
  var toolbarSlot: ToolbarSlot? {
    get { self[ToolbarSlotKey.self] }
    set { self[ToolbarSlotKey.self] = newValue }
  }
}
