/// A stored property of a view that the view layer fills in before it reads the body.
///
/// A type that groups several such properties may conform as well; it needs only the conformance.
public protocol DynamicProperty {
  /// Connects the property with the value that the mounted view keeps for it in the slot.
  mutating func _install(slot: inout AnyObject?, node: ViewNode)

  /// Called before each evaluation of the body, after the properties within have been filled in.
  mutating func update()
}

extension DynamicProperty {
  /// Keeps nothing: for types that only group other properties.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {}
  /// Does nothing.
  public mutating func update() {}
}
