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
