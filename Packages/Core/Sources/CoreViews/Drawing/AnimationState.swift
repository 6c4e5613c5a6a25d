/// The values that an animation keeps from one moment to the next, by their keys.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes a state without values.
  public init() {}

  /// The value of a key; its default where none is kept.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
