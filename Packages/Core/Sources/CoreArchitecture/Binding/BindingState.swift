public import CustomDump

/// A property that views may write, in a state without `@ObservableState`.
///
/// Code from before `@ObservableState` uses it, with `\.$name` where `\.name` is written today.
@propertyWrapper
@dynamicMemberLookup
public struct BindingState<Value> {
  /// The value of the property.
  public var wrappedValue: Value

  /// Wraps the initial value of the property.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The wrapper itself, to which key paths such as `\.$name` lead.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// A member of the value, wrapped, so that views can write to it alone.
  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> BindingState<Subject> {
    get { BindingState<Subject>(wrappedValue: wrappedValue[keyPath: keyPath]) }
    set { wrappedValue[keyPath: keyPath] = newValue.wrappedValue }
  }
}

extension BindingState: Equatable where Value: Equatable {}
extension BindingState: Hashable where Value: Hashable {}
extension BindingState: Sendable where Value: Sendable {}

extension BindingState: Decodable where Value: Decodable {
  /// Decodes the value without the wrapper.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try decoder.singleValueContainer().decode(Value.self))
  }
}

extension BindingState: Encodable where Value: Encodable {
  /// Encodes the value without the wrapper.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}

extension BindingState: CustomReflectable {
  /// Reflects the value without the wrapper.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue) }
}

extension BindingState: CustomDumpRepresentable {
  /// The value without the wrapper.
  public var customDumpValue: Any { wrappedValue }
}

extension BindingState: CustomStringConvertible where Value: CustomStringConvertible {
  /// The description of the value.
  public var description: String { wrappedValue.description }
}
