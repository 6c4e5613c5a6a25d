/// A model that a view makes when it is mounted, and keeps.
@propertyWrapper
public struct StateObject<Model: ObservableObject>: DynamicProperty {
  private let make: () -> Model
  private var model: Model?

  /// Says how the model is made, once for each mounted view.
  public init(wrappedValue: @autoclosure @escaping () -> Model) { make = wrappedValue }

  /// The model; outside of a body, another one each time.
  public var wrappedValue: Model {
    let model = model ?? make()
    model.access()
    return model
  }

  /// Makes bindings to the properties of the model: `$model.name`.
  public var projectedValue: ObservedObject<Model>.Wrapper {
    ObservedObject.Wrapper(model: wrappedValue)
  }

  /// Makes the model, or takes over the one there is; called by the view layer only.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    let kept = slot as? Model ?? make()
    slot = kept
    model = kept
  }
}
