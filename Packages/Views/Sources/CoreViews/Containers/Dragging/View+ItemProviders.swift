internal import CoreArchitecture
public import Foundation

/// Picking up and dropping in the manner of item providers, by the menus of the views.
extension View {
  /// Lets a person pick the view up: the closure returns what is dropped elsewhere.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    PickUpView(content: self) { data() }
  }

  /// Lets a person pick the view up; the preview is not shown.
  public func onDrag(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> some View
  ) -> some View {
    onDrag(data)
  }

  /// Takes what a person has picked up, if it is of one of some kinds.
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>? = nil,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: types, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Takes what a person has picked up, if it is of one of some kinds; the place is always zero.
  public func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>? = nil,
    perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View {
    ProviderDropView(content: self, types: types) { info in
      isTargeted?.wrappedValue = true
      defer { isTargeted?.wrappedValue = false }
      return action(info.providers, info.location)
    }
  }

  /// Takes what a person has picked up, if it is of one of some kinds and a delegate agrees.
  public func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View {
    ProviderDropView(content: self, types: types) { info in
      guard delegate.validateDrop(info: info) else { return false }
      delegate.dropEntered(info: info)
      let operation = delegate.dropUpdated(info: info)?.operation
      guard operation != .cancel, operation != .forbidden else {
        delegate.dropExited(info: info)
        return false
      }
      return delegate.performDrop(info: info)
    }
  }

  /// Takes what a person has picked up, if it is of one of the kinds with some identifiers.
  @_disfavoredOverload
  public func onDrop(
    of types: [String], isTargeted: Binding<Bool>? = nil,
    perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: types.map(UTType.init(known:)), isTargeted: isTargeted, perform: action)
  }
}

private struct PickUpView<Content: View>: View {
  @DraggedItem private var item
  let content: Content
  let payload: () -> Any

  init(content: Content, payload: @escaping () -> Any) {
    self.content = content
    self.payload = payload
  }

  var body: some View {
    content.contextMenu { Button(ownText("Pick up")) { item = payload() } }
  }
}

private struct ProviderDropView<Content: View>: View {
  @DraggedItem private var item
  @Environment(\.allowsDrop) private var allowsDrop
  let content: Content
  let types: [UTType]
  let drop: (DropInfo) -> Bool

  init(content: Content, types: [UTType], drop: @escaping (DropInfo) -> Bool) {
    self.content = content
    self.types = types
    self.drop = drop
  }

  var body: some View {
    let info = DropInfo(providers: DraggedItems(item).providers)
    let wanted = DropInfo(providers: info.itemProviders(for: types))
    content.contextMenu {
      Button(ownText("Drop here")) { if drop(wanted) { item = nil } }
        .disabled(wanted.providers.isEmpty || !allowsDrop)
    }
  }
}
