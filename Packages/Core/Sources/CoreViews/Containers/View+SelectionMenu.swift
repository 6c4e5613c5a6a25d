extension View {
  /// Offers controls for what can be done with the selected rows of the list within.
  ///
  /// Each row has them: for all selected rows if it is one of them, else for itself alone. Pressing
  /// a row selects it; with a primary action, that runs as well, with the row.
  public func contextMenu<ID: Hashable>(
    forSelectionType type: ID.Type = ID.self, @ViewBuilder menu: @escaping (Set<ID>) -> some View,
    primaryAction: ((Set<ID>) -> Void)? = nil
  ) -> some View {
    func ids(_ tags: Set<AnyHashable>) -> Set<ID> { Set(tags.compactMap { $0.base as? ID }) }
    let selectionMenu = SelectionMenu(
      takes: { $0.base is ID }, items: { AnyView(menu(ids($0))) },
      primaryAction: primaryAction.map { action in { action(ids($0)) } })
    return environment(\.selectionMenu, selectionMenu)
  }
}
