/// Reads a value that views further out have put into the environment.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  /// One of key path and reader is there.
  ///
  /// They are two references instead of an enum, since these have the same bits at every update of
  /// the view.
  private let keyPath: KeyPath<EnvironmentValues, Value>?
  private let reader: EnvironmentReader<Value>?
  private var values: EnvironmentValues?

  /// Reads the value at a key path, such as `\.dismiss`.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
    reader = nil
  }

  /// Reads the object that `environment(_:)` has put there, by its type.
  ///
  /// Stops the process if there is none.
  public init(_ type: Value.Type) where Value: AnyObject {
    keyPath = nil
    reader = EnvironmentReader { values in
      guard let object = values[object: type] else {
        preconditionFailure(
          """
          No \(type) is in the environment of a view that reads one. Put it there with \
          `.environment(object)` on this view or on one that contains it.
          """
        )
      }
      return object
    }
  }

  /// Reads the object that `environment(_:)` has put there, by its type; nil if there is none.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    keyPath = nil
    reader = EnvironmentReader { $0[object: type] }
  }

  /// The value where the view is mounted; outside of a body, the default.
  public var wrappedValue: Value {
    let values = values ?? EnvironmentValues()
    if let keyPath { return values[keyPath: keyPath] }
    guard let reader else {
      preconditionFailure("An `Environment` of \(Value.self) has neither a key path nor a reader.")
    }
    return reader.read(values)
  }

  /// Takes over the environment of the mounted view; called by the view layer only.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    values = node.environment
  }
}

private final class EnvironmentReader<Value> {
  let read: (EnvironmentValues) -> Value
  init(_ read: @escaping (EnvironmentValues) -> Value) { self.read = read }
}
