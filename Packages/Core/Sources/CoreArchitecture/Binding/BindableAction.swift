internal import CoreToolchain

/// An action with a `case binding(BindingAction<State>)`, through which views write to the state.
public protocol BindableAction<State> {
  /// The feature's state, whose values the binding actions write.
  associatedtype State

  /// Embeds a binding action in the feature's action.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The binding action inside of this action, nil if this is another action.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The payload of the case `binding`, nil if the action is in another case.
  public var binding: BindingAction<State>? {
    EnumTag.isEnum(Self.self) ? BindingCase.of(Self.self).payload(of: self) : nil
  }

  /// Returns the action that writes a value to a property marked with ``BindingState``.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<State, BindingState<Value>> & Sendable,
    _ value: Value
  ) -> Self {
    binding(.set(keyPath, value))
  }
}

extension BindableAction where State: ObservableState {
  /// Returns the action that writes a value to a property.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<State, Value> & Sendable,
    _ value: Value
  ) -> Self {
    binding(.set(keyPath, value))
  }
}

/// Lets `BindingReducer(action: \.binding)` name the case itself.
extension BindingAction: BindableAction {
  /// Returns the binding action itself.
  public static func binding(_ action: BindingAction<Root>) -> Self { action }

  /// The binding action itself.
  public var binding: BindingAction<Root>? { self }
}
