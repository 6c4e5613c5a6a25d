/// Makes bindings to the properties of an observable object or a store.
///
/// With `@Bindable var model`, `$model.name` is a ``Binding`` to the property `name`.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject> {
  /// The object itself.
  public var wrappedValue: Value

  /// Wraps an object, as `@Bindable var model` does.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Wraps an object within a body, for its bindings: `Bindable(model).name`.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

  /// Wraps the object of another wrapper, for a closure parameter such as `$model`.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }

  /// The wrapper itself, whose properties are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Member>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>
  ) -> Binding<Member> {
    let object = wrappedValue
    return Binding(
      get: { object[keyPath: keyPath] },
      set: { object[keyPath: keyPath] = $0 }
    )
  }
}
