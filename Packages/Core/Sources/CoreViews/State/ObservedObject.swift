/// A model that another view owns, with bindings to its properties.
@propertyWrapper
public struct ObservedObject<Model: ObservableObject> {
  private var model: Model

  /// Takes a model over.
  public init(wrappedValue: Model) { model = wrappedValue }

  /// The model.
  public var wrappedValue: Model {
    get {
      model.access()
      return model
    }
    set { model = newValue }
  }

  /// Takes a model over, in an initializer of the view.
  public init(initialValue: Model) { self.init(wrappedValue: initialValue) }

  /// Makes bindings to the properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(model: model) }

  /// Makes bindings to the properties of a model.
  @dynamicMemberLookup
  public struct Wrapper {
    let model: Model

    /// A binding to a property of the model.
    public subscript<Member>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Model, Member>
    ) -> Binding<Member> {
      Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
    }
  }
}
