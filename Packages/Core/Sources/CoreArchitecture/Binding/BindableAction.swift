internal import CoreCasePaths

/// An action with a `case binding(BindingAction<State>)`, through which views write to the state.
public protocol BindableAction<State> {
  associatedtype State

  /// Embeds a binding action.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The binding action, if this is one.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The binding action, if this is one, as the case `binding` carries it.
  public var binding: BindingAction<State>? {
    guard EnumTag.isEnum(Self.self) else { return nil }
    let sample = BindingAction<State>(keyPath: \State.self, value: false) { _ in }
    guard EnumTag.tag(of: self) == EnumTag.tag(of: Self.binding(sample)) else { return nil }
    return Mirror(reflecting: self).children.first?.value as? BindingAction<State>
  }

  /// The action that writes a value to a property marked with ``BindingState``.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<State, BindingState<Value>> & Sendable,
    _ value: Value
  ) -> Self {
    binding(.set(keyPath, value))
  }
}

extension BindableAction where State: ObservableState {
  /// The action that writes a value to a property.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<State, Value> & Sendable,
    _ value: Value
  ) -> Self {
    binding(.set(keyPath, value))
  }
}

/// Lets `BindingReducer(action: \.binding)` name the case itself.
extension BindingAction: BindableAction {
  public static func binding(_ action: BindingAction<Root>) -> Self { action }
  public var binding: BindingAction<Root>? { self }
}
