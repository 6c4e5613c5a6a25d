extension IdentityNode: IdentifyingNode {
  /// The view, if it has the id.
  func node(withID id: AnyHashable) -> ViewNode? {
    AnyHashable(unwrapping: view.id) == id ? self : nil
  }
}
