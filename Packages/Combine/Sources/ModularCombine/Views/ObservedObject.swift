@_spi(Combine) public import CoreViews
public import OpenCombine

/// A model that another view owns, with bindings to its properties.
///
/// The view is evaluated again when the model says that it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var model: ObjectType

  /// Takes a model over.
  public init(wrappedValue: ObjectType) { model = wrappedValue }

  /// Takes a model over, in an initializer of the view.
  public init(initialValue: ObjectType) { self.init(wrappedValue: initialValue) }

  /// The model.
  public var wrappedValue: ObjectType {
    get { model }
    set { model = newValue }
  }

  /// Makes bindings to the properties: `$model.name`.
  public var projectedValue: Wrapper { Wrapper(model: model) }

  /// Follows the model; called by the view layer only.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    ObjectObservation<ObjectType>.kept(in: &slot).follow(model, for: node)
  }

  /// Makes bindings to the properties of a model.
  @dynamicMemberLookup
  public struct Wrapper {
    let model: ObjectType

    /// A binding to a property of the model.
    public subscript<Member>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Member>
    ) -> Binding<Member> {
      Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
    }
  }
}

/// A model that a view makes when it is mounted, and keeps.
///
/// The view is evaluated again when the model says that it changes.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var model: ObjectType?

  /// Says how the model is made, once for each mounted view.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) { make = wrappedValue }

  /// The model; outside of a body, another one each time.
  public var wrappedValue: ObjectType { model ?? make() }

  /// Makes bindings to the properties of the model: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(model: wrappedValue)
  }

  /// Makes the model, or takes over the one there is; called by the view layer only.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    let observation = ObjectObservation<ObjectType>.kept(in: &slot)
    let kept = observation.model ?? make()
    observation.follow(kept, for: node)
    model = kept
  }
}

/// Reads a model that a view further out has put into the environment, by its type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var environment: Environment<ObjectType?> = Environment(ObjectType.self)

  /// Reads the model that `environmentObject(_:)` has put there.
  public init() {}

  /// The model; stops the process if there is none.
  public var wrappedValue: ObjectType {
    guard let model = environment.wrappedValue else {
      preconditionFailure(
        """
        No \(ObjectType.self) is in the environment of a view that reads one. Put it there with \
        `.environmentObject(model)` on this view or on one that contains it.
        """
      )
    }
    return model
  }

  /// Makes bindings to the properties of the model: `$model.name`.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(model: wrappedValue)
  }

  /// Follows the model; called by the view layer only.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    // The environment, a dynamic property as well, was filled in before.
    ObjectObservation<ObjectType>.kept(in: &slot).follow(environment.wrappedValue, for: node)
  }
}

/// Reads a model that a view around the focused element has said with `focusedObject(_:)`.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var focused = FocusedValue(ObjectType.self)

  /// Reads the model by its type.
  public init() {}

  /// The model; nil if no view around the focus says one.
  public var wrappedValue: ObjectType? { focused.wrappedValue }

  /// Makes bindings to the properties of the model; nil if there is none.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
    wrappedValue.map { ObservedObject.Wrapper(model: $0) }
  }

  /// Follows the model; called by the view layer only.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    ObjectObservation<ObjectType>.kept(in: &slot).follow(focused.wrappedValue, for: node)
  }
}

extension View {
  /// Puts a model into the environment, where `@EnvironmentObject` finds it by its type.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    environment(object)
  }

  /// Says a model while the focus is within the view: `@FocusedObject` reads it.
  public func focusedObject<Object: ObservableObject>(_ object: Object?) -> some View {
    focusedValue(object)
  }

  /// Says a model of the whole scene: `@FocusedObject` reads it.
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> some View {
    focusedSceneValue(object)
  }
}

/// Has a mounted view evaluated again when the model that it keeps says that it changes.
final class ObjectObservation<Model: ObservableObject> {
  private(set) var model: Model?
  private var subscription: AnyCancellable?

  func follow(_ new: Model?, for node: ViewNode) {
    guard model !== new else { return }
    model = new
    let willChange = node.willChange
    subscription = new?.objectWillChange.sink { _ in willChange() }
  }

  /// Returns what a slot of a view keeps, or puts a new one there.
  static func kept(in slot: inout AnyObject?) -> ObjectObservation {
    let kept = slot as? ObjectObservation ?? ObjectObservation()
    slot = kept
    return kept
  }
}

extension ViewStore: @retroactive ObservableObject {
  /// Tells nothing: views observe what they read of the state.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

extension FlowNavigator: @retroactive ObservableObject {
  /// Tells nothing: views observe the routes that they read.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}
