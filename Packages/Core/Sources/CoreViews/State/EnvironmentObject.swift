/// Reads an object that a view further out has put into the environment, by its type.
@propertyWrapper
@dynamicMemberLookup
public struct EnvironmentObject<ObjectType: AnyObject>: DynamicProperty {
  private var environment: Environment<ObjectType>

  /// Reads the object that `environmentObject(_:)` has put there.
  public init() { environment = Environment(ObjectType.self) }

  /// The object; stops the process if there is none.
  public var wrappedValue: ObjectType {
    let object = environment.wrappedValue
    (object as? any ObservableObject)?.access()
    return object
  }
  /// The wrapper itself, whose properties are bindings.
  public var projectedValue: Self { self }

  /// A binding to a property of the object.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Member>
  ) -> Binding<Member> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }

  /// Takes over the environment of the mounted view; called by the view layer only.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    environment._install(slot: &slot, node: node)
  }
}
