internal import CoreArchitecture

/// Views that are picked up together, as the container around them says.
extension View {
  /// Says what is dropped elsewhere of the items within that a person has picked up.
  ///
  /// A ``View/draggable(containerItemID:)`` within is picked up by its menu.
  public func dragContainer<ItemID: Hashable, Item: Transferable>(
    for itemType: Item.Type = Item.self, _ payload: @escaping ([ItemID]) -> [Item]
  ) -> some View {
    transformEnvironment(\.dragContainer) { container in
      container.payload = { ids in payload(ids.compactMap { $0.base as? ItemID }) }
    }
  }

  /// Says what is dropped elsewhere of the item within that a person has picked up.
  public func dragContainer<ItemID: Hashable, Item: Transferable>(
    for itemType: Item.Type = Item.self, _ payload: @escaping (ItemID) -> Item?
  ) -> some View {
    transformEnvironment(\.dragContainer) { container in
      container.payload = { ids in ids.compactMap { $0.base as? ItemID }.compactMap(payload) }
    }
  }

  /// Has the items that are selected picked up with one of them.
  public func dragContainerSelection<ItemID: Hashable>(
    _ selection: @autoclosure @escaping () -> [ItemID]
  ) -> some View {
    transformEnvironment(\.dragContainer) { container in
      container.selection = { selection().map { AnyHashable($0) } }
    }
  }

  /// Lets a person pick the view up as an item of the container around it.
  public func draggable<ItemID: Hashable>(containerItemID id: ItemID) -> some View {
    ContainerItemView(content: self, id: AnyHashable(id))
  }
}

private struct ContainerItemView<Content: View>: View {
  @DraggedItem private var item
  @Environment(\.dragContainer) private var container
  let content: Content
  let id: AnyHashable

  init(content: Content, id: AnyHashable) {
    self.content = content
    self.id = id
  }

  var body: some View {
    content.contextMenu {
      Button(ownText("Pick up")) {
        let selected = container.selection()
        let ids = selected.contains(id) ? selected : [id]
        item = DraggedItems.Several(values: container.payload(ids))
      }
    }
  }
}

extension EnvironmentValues {
  private enum DragContainerKey: EnvironmentKey {
    static var defaultValue: DragContainer { DragContainer() }
  }

  var dragContainer: DragContainer {
    get { self[DragContainerKey.self] }
    set { self[DragContainerKey.self] = newValue }
  }
}

/// What a container says of the items in it that a person picks up.
struct DragContainer {
  var payload: ([AnyHashable]) -> [Any] = { _ in [] }
  var selection: () -> [AnyHashable] = { [] }
}
