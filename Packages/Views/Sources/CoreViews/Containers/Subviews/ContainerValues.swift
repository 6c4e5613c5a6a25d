/// What views say to the container around them, which takes them one by one.
///
/// ```
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
/// ```
///
/// A view says one by ``View/containerValue(_:_:)``, and a container reads it from its ``Subview``.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?

  init() {}

  /// The value of a key, or its default.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the tag of the view, if it has one of the type.
  public func tag<Tag: Hashable>(for type: Tag.Type) -> Tag? { tag?.base as? Tag }

  /// Whether the view has a tag.
  public func hasTag<Tag: Hashable>(_ tag: Tag) -> Bool {
    self.tag == AnyHashable(unwrapping: tag)
  }
}

/// Says a value to the container around a view.
public struct ContainerValueModifier: NodeModifier {
  let change: (inout ContainerValues) -> Void
}

extension View {
  /// Says a value to the container around the view, which reads it from the ``Subview``.
  public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    modified(by: ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}
