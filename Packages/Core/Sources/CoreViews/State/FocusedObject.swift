/// Reads an object that a view around the focused element has said with `focusedObject(_:)`.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var focused = FocusedValue(ObjectType.self)

  /// Reads the object by its type.
  public init() {}

  /// The object; nil if no view around the focus says one.
  public var wrappedValue: ObjectType? {
    let object = focused.wrappedValue
    object?.access()
    return object
  }

  /// Follows the focus of the session; called by the view layer only.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    focused._install(slot: &slot, node: node)
  }
}
