public import CoreArchitecture

/// A feature's state, with bindings to its properties that are marked with `@BindingState`.
///
/// It is for code from before `@ObservableState`, which builds a view's own state from it. Today a
/// view reads the store itself, and `$store.name` is the binding.
@dynamicMemberLookup
@propertyWrapper
public struct BindingViewStore<State> {
  private let store: Store<State, BindingAction<State>>
  private let demandReceipt: (BindingAction<State>) -> BindingAction<State>

  /// Reads a store's state, and sends it a binding action for each value that is written.
  public init(store: Store<State, BindingAction<State>>) {
    self.init(store: store, action: BindingAction<State>.self)
  }

  init<Action>(store: Store<State, BindingAction<State>>, action: Action.Type) {
    self.store = store
    demandReceipt = { $0.demandingReceipt(in: action) }
  }

  /// The state as it is now.
  public var wrappedValue: State { store.core.read { $0 } }

  /// The wrapper itself, whose members such as `$name` are bindings.
  public var projectedValue: Self { self }

  /// A property of the state.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    wrappedValue[keyPath: keyPath]
  }

  /// The value of a property marked with `@BindingState`, and a binding to it.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: any WritableKeyPath<State, BindingState<Value>> & Sendable
  ) -> BindingViewState<Value> {
    BindingViewState(
      binding: Binding(
        get: { store.core.read { $0[keyPath: keyPath].wrappedValue } },
        set: { store.send(demandReceipt(.set(keyPath, $0))) }))
  }
}
