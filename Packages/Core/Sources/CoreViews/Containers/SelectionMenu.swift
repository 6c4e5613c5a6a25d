/// What can be done with the rows that are selected in a list around.
struct SelectionMenu {
  /// Whether a tag has the type of the selection.
  let takes: (AnyHashable) -> Bool
  let items: (Set<AnyHashable>) -> AnyView
  let primaryAction: ((Set<AnyHashable>) -> Void)?
}

extension EnvironmentValues {
  private enum SelectionMenuKey: EnvironmentKey {
    static var defaultValue: SelectionMenu? { nil }
  }

  var selectionMenu: SelectionMenu? {
    get { self[SelectionMenuKey.self] }
    set { self[SelectionMenuKey.self] = newValue }
  }
}
