/// Runs a closure if the view is a part of what a restored session begins with.
public struct RestoreModifier: NodeModifier {
  let action: () -> Void

  /// Runs the closure after the update that mounts the view.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    if let existing { return existing }
    if node.runtime.isRestoring { node.runtime.actionsAfterFlush.append(action) }
    return ModifierAttachment(node: node)
  }
}

extension View {
  /// Runs a closure once if the session goes on from a state that an earlier one has left.
  ///
  /// Effects are not a part of a state: one that was under way, as when the process was killed, is
  /// gone, and nothing answers it. Tell the reducer so where its state waits for an answer:
  /// ```swift
  /// .onRestore { store.send(.restored) }
  /// ```
  /// It is not needed for what a view's `task` does, which begins again with the view. It runs for
  /// views that the session begins with, also on screens below others, and for a tab when that is
  /// first selected; never for what is shown later.
  public func onRestore(perform action: @escaping () -> Void) -> some View {
    modified(by: RestoreModifier(action: action))
  }
}
