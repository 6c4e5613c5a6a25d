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
