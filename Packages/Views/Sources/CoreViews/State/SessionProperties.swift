/// An object that a view makes when it is mounted, and keeps.
@propertyWrapper
struct StoredObject<Object: AnyObject>: DynamicProperty {
  private let make: () -> Object
  private var object: Object?

  init(wrappedValue: @autoclosure @escaping () -> Object) { make = wrappedValue }

  var wrappedValue: Object { object ?? make() }

  mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    let kept = slot as? Object ?? make()
    slot = kept
    object = kept
  }
}

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

/// Starts tasks on the session's actor, from the controls of a view.
@propertyWrapper
struct SessionTasks: DynamicProperty {
  private var queue: InvalidationQueue?

  var wrappedValue: SessionTasks { self }

  mutating func _install(slot: inout AnyObject?, node: ViewNode) { queue = node.runtime.queue }

  /// Starts a task that the view does not cancel; does nothing when the session has ended.
  func start(_ action: nonisolated(nonsending) @escaping () async -> Void) {
    _ = queue?.runtime?.startTask(priority: .userInitiated, action)
  }
}
