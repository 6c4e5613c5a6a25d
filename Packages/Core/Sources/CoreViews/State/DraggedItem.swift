/// Reads and writes what a person has picked up in the session.
@propertyWrapper
struct DraggedItem: DynamicProperty {
  private var board: DragBoard?

  var wrappedValue: Any? {
    get { board?.pickedUp }
    nonmutating set { board?.pickedUp = newValue }
  }

  mutating func _install(slot: inout AnyObject?, node: ViewNode) { board = node.runtime.dragBoard }
}
