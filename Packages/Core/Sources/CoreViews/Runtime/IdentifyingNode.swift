/// A node that knows a view below by an id.
protocol IdentifyingNode {
  /// The node of the view with an id; nil if it has none.
  func node(withID id: AnyHashable) -> ViewNode?
}
