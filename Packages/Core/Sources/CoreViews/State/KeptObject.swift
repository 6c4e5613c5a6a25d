/// An object that a view makes when it is mounted, and keeps.
@propertyWrapper
struct KeptObject<Object: AnyObject>: DynamicProperty {
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
