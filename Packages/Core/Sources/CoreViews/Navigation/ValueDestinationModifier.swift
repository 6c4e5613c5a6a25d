/// Declares how a stack shows the values of a type in its path.
public struct ValueDestinationModifier<Value: Hashable>: NodeModifier {
  let build: (Value) -> AnyView

  /// Registers the destination with the stack around the view; reports it if there is none.
  public func _attach(
    to node: ViewNode, existing: ModifierAttachment?
  ) -> ModifierAttachment? {
    guard let stack = node.environment.stack else {
      if existing == nil { reportMissingStack("navigationDestination(for: \(Value.self).self)") }
      return existing ?? ModifierAttachment(node: node)
    }
    stack.register(ObjectIdentifier(Value.self), by: node) { [build] value in
      (value as? Value).map(build) ?? .nothing
    }
    return existing ?? ValueDestinationAttachment(node: node)
  }
}

private final class ValueDestinationAttachment: ModifierAttachment {
  override func willUnmount() {
    node.environment.stack?.unregister(node.id)
  }
}
