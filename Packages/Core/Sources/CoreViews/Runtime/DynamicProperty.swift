/// A stored property of a view that the view layer fills in before it asks for the body.
///
/// A type of one's own may conform to bundle several of them; it needs nothing but the conformance.
public protocol DynamicProperty {
  /// Connects the property with what is kept for it in the mounted view.
  mutating func _install(slot: inout AnyObject?, node: ViewNode)

  /// Called after the properties within have been filled in, before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {}
  public mutating func update() {}
}
