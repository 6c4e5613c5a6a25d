/// A length that grows with the size of text that a person has chosen.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private var size = DynamicTypeSize.large

  /// Gives the length at the usual size of text.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// Gives the length at the usual size of text; all styles of text grow alike.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    self.init(wrappedValue: wrappedValue)
  }

  /// The length, a tenth more or less for each size of text.
  public var wrappedValue: Value {
    let steps = size.rawValue - DynamicTypeSize.large.rawValue
    return base * Value(1 + 0.1 * Double(steps))
  }

  /// Takes over the size of text; called by the view layer only.
  public mutating func _install(slot: inout AnyObject?, node: ViewNode) {
    size = node.environment.dynamicTypeSize
  }
}
