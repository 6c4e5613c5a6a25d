/// A key that finds the box of its value by itself.
protocol BoxedKey<Value>: Sendable {
  associatedtype Value

  /// The box of the value, made with the default value if there is none.
  ///
  /// `isLoaded` says that the default value has just been loaded.
  func box(isLoaded: Bool, default value: () -> Value) -> SharedBox<Value>
}

extension _SharedKeyDefault: BoxedKey {
  /// The box of the key without its default, so that both keys share one value.
  func box(isLoaded: Bool, default value: () -> Base.Value) -> SharedBox<Base.Value> {
    SharedReferences.current.box(for: base, isLoaded: isLoaded, default: value)
  }
}
