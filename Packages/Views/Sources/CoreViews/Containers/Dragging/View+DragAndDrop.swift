internal import CoreArchitecture
public import Foundation

/// Without a mouse that drags, a person picks a view up by its menu and drops it by that of
/// another.
extension View {
  /// Lets a person pick the view up, to drop it on one that takes values of its type.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    DraggableView(content: self, payload: payload)
  }

  /// Lets a person pick the view up; the preview is not shown.
  public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> some View
  ) -> some View {
    DraggableView(content: self, payload: payload)
  }

  /// Takes what a person has picked up, if it is of the type: the closure gets it, with a place
  /// that is always zero, and says whether it took it.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    DropView(content: self) { (items: [T]) in
      isTargeted(true)
      defer { isTargeted(false) }
      return action(items, .zero)
    }
  }
}

private struct DraggableView<Content: View, T: Transferable>: View {
  @DraggedItem private var item
  let content: Content
  let payload: () -> T

  init(content: Content, payload: @escaping () -> T) {
    self.content = content
    self.payload = payload
  }

  var body: some View {
    content.contextMenu {
      Button(ownText("Pick up")) { item = payload() }
    }
  }
}

private struct DropView<Content: View, T: Transferable>: View {
  @DraggedItem private var item
  @Environment(\.allowsDrop) private var allowsDrop
  let content: Content
  let drop: ([T]) -> Bool

  init(content: Content, drop: @escaping ([T]) -> Bool) {
    self.content = content
    self.drop = drop
  }

  var body: some View {
    let values = DraggedItems(item).values(of: T.self)
    content.contextMenu {
      Button(ownText("Drop here")) {
        if drop(values) { item = nil }
      }
      .disabled(values.isEmpty || !allowsDrop)
    }
  }
}
