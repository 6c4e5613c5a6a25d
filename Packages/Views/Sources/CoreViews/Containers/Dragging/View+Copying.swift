internal import CoreArchitecture

/// What is copied in a session is kept for the views of that session: a menu of the view copies it,
/// and that of another takes it.
extension View {
  /// Lets a person copy values by the menu of the view, for
  /// ``View/pasteDestination(for:action:validator:)``.
  public func copyable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> [T]
  ) -> some View {
    CopyView(content: self, title: ownText("Copy"), payload: payload)
  }

  /// Lets a person cut values by the menu of the view: the closure takes them away and returns
  /// them.
  public func cuttable<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping () -> [T]
  ) -> some View {
    CopyView(content: self, title: ownText("Cut"), payload: action)
  }

  /// Takes what a person has copied or cut, if it is of the type, by the menu of the view.
  public func pasteDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
    validator: @escaping ([T]) -> [T] = { $0 }
  ) -> some View {
    PasteView(content: self) { (items: [T]) in
      let valid = validator(items)
      if !valid.isEmpty { action(valid) }
    }
  }
}

private struct CopyView<Content: View, T: Transferable>: View {
  @DraggedItem private var item
  let content: Content
  let title: String
  let payload: () -> [T]

  init(content: Content, title: String, payload: @escaping () -> [T]) {
    (self.content, self.title, self.payload) = (content, title, payload)
  }

  var body: some View {
    content.contextMenu { Button(title) { item = payload() } }
  }
}

private struct PasteView<Content: View, T: Transferable>: View {
  @DraggedItem private var item
  let content: Content
  let paste: ([T]) -> Void

  init(content: Content, paste: @escaping ([T]) -> Void) {
    self.content = content
    self.paste = paste
  }

  var body: some View {
    let values = item as? [T]
    content.contextMenu {
      Button(ownText("Paste")) { values.map(paste) }.disabled(values == nil)
    }
  }
}
