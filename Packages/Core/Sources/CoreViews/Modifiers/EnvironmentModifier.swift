/// Changes the environment of the view and of everything below it.
public struct EnvironmentModifier: NodeModifier {
  let change: (inout EnvironmentValues) -> Void

  /// Applies the change to a copy of the environment around the view.
  public func _apply(
    to environment: inout EnvironmentValues, attachment: ModifierAttachment?
  ) {
    change(&environment)
  }
}

extension View {
  func changingEnvironment(
    _ change: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedView<Self, EnvironmentModifier> {
    modified(by: EnvironmentModifier(change: change))
  }

  func changingBuiltIn(
    _ change: @escaping (inout BuiltInValues) -> Void
  ) -> ModifiedView<Self, EnvironmentModifier> {
    changingEnvironment { change(&$0.builtIn) }
  }

  func changingDecoration(
    _ change: @escaping (inout BuiltInValues.Decoration) -> Void
  ) -> ModifiedView<Self, EnvironmentModifier> {
    changingBuiltIn { $0.changeDecoration(change) }
  }

  /// Sets a value of the environment for this view and everything below it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    changingEnvironment { $0[keyPath: keyPath] = value }
  }

  /// Puts an object into the environment, where `@Environment(Model.self)` finds it by its type.
  ///
  /// With nil, views below find none.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    changingEnvironment { $0[object: Object.self] = object }
  }

  /// Changes a value of the environment for this view and everything below it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    changingEnvironment { transform(&$0[keyPath: keyPath]) }
  }

  /// Keeps this view's controls from reacting; false has no effect.
  public func disabled(_ isDisabled: Bool) -> some View {
    changingBuiltIn { if isDisabled { $0.isEnabled = false } }
  }
}
