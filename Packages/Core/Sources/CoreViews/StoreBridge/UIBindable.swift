/// Makes bindings without a view to the properties of an observable object or a store.
///
/// With `@UIBindable var model`, `$model.name` is a ``UIBinding`` to the property `name`.
@propertyWrapper
@dynamicMemberLookup
public struct UIBindable<Value: AnyObject> {
  /// The object itself.
  public var wrappedValue: Value

  /// Wraps an object, as `@UIBindable var model` does.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Wraps an object in place, for its bindings: `UIBindable(model).name`.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

  /// Wraps the object of another wrapper, for a closure parameter such as `$model`.
  public init(projectedValue: UIBindable<Value>) { self = projectedValue }

  /// The wrapper itself, whose properties are bindings.
  public var projectedValue: UIBindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> UIBinding<Member> {
    let object = wrappedValue
    return UIBinding(
      place: AnyHashable([AnyHashable(ObjectIdentifier(object)), AnyHashable(keyPath)]),
      get: { object[keyPath: keyPath] },
      set: { object[keyPath: keyPath] = $0 })
  }
}

extension UIBindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { wrappedValue.id }
}
