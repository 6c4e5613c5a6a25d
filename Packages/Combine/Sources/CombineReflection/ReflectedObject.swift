public import OpenCombine

/// Stands for an object where OpenCombine looks for its `@Published` properties.
public final class ReflectedObject: ObservableObject, CustomReflectable {
  /// The mirror of the object.
  public let customMirror: Mirror

  /// Makes a stand-in for an object.
  public init(_ object: AnyObject) { customMirror = Mirror(reflecting: object) }

  /// What tells that a published property will change; nil if the object has none.
  public var published: ObservableObjectPublisher? {
    let publisher = objectWillChange
    return publisher === objectWillChange ? publisher : nil
  }
}
