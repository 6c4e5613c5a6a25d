/// A model whose ``Published`` properties views observe.
///
/// Each view is evaluated again when a property that it has read changes, and not when others do; and
/// when the model itself says that it changes: `objectWillChange.send()`.
public protocol ObservableObject: AnyObject {
  /// The type of what tells that the model changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// Tells that the model is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// Tells that a `@Published` property is about to change; the first of them keeps it.
  ///
  /// A model without such a property declares `let objectWillChange = ObservableObjectPublisher()`.
  public var objectWillChange: ObservableObjectPublisher {
    var properties: [any PublishedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let part = mirror {
      properties += part.children.compactMap { $0.value as? any PublishedProperty }
      mirror = part.superclassMirror
    }
    let publisher = properties.lazy.compactMap(\.willChange).first ?? ObservableObjectPublisher()
    for property in properties where property.willChange !== publisher {
      property.setWillChange(publisher)
    }
    return publisher
  }
}

extension ObservableObject {
  /// Has the view that is being evaluated follow what the model says of itself.
  func access() { (objectWillChange as? ObservableObjectPublisher)?.access() }
}
