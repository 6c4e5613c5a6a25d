public import CoreArchitecture

/// What a view's own state is made of, in code from before `@ObservableState`: a feature's state, and
/// bindings to those of its properties that are marked with `@BindingState`.
///
/// Today a view reads the store itself, and `$store.name` is the binding.
@dynamicMemberLookup
@propertyWrapper
public struct BindingViewStore<State> {
  private let store: Store<State, BindingAction<State>>

  public init(store: Store<State, BindingAction<State>>) {
    self.store = store
  }

  public var wrappedValue: State { store.core.read { $0 } }

  public var projectedValue: Self { self }

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
        set: { store.send(.set(keyPath, $0)) }))
  }
}

/// A property of a view's own state that the view may write: `@BindingViewState var name: String`.
@propertyWrapper
public struct BindingViewState<Value> {
  private let value: Value
  /// The binding to the feature's property.
  public let projectedValue: Binding<Value>

  init(binding: Binding<Value>) {
    value = binding.wrappedValue
    projectedValue = binding
  }

  /// The value as it was when the view's state was made.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }
}

extension BindingViewState: Equatable where Value: Equatable {
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
}

extension BindingViewState: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension BindingViewState: CustomReflectable {
  public var customMirror: Mirror { Mirror(reflecting: value) }
}

extension ViewStore {
  /// Sees state that is made with bindings to properties marked with `@BindingState`.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: ((_ lhs: ViewState, _ rhs: ViewState) -> Bool)? = nil
  ) where ViewAction: BindableAction, ViewAction.State == State {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Sees state that is made with bindings, and sends some of the store's actions.
  @_disfavoredOverload
  public convenience init<State, Action: BindableAction>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: ((_ lhs: ViewState, _ rhs: ViewState) -> Bool)? = nil
  ) where Action.State == State {
    let bindings = BindingViewStore(store: store.scope(state: { $0 }, action: Action.binding))
    self.init(
      store, observe: { _ in toViewState(bindings) }, send: fromViewAction,
      removeDuplicates: isDuplicate)
  }
}

extension ViewStore where ViewAction: BindableAction, ViewAction.State == ViewState {
  /// A binding to a property marked with `@BindingState`: `viewStore.$name`.
  public subscript<Value: Equatable & Sendable>(
    dynamicMember keyPath: any WritableKeyPath<ViewState, BindingState<Value>> & Sendable
  ) -> Binding<Value> {
    Binding(
      get: { self.state[keyPath: keyPath].wrappedValue },
      set: { self.send(.set(keyPath, $0)) })
  }
}

extension WithViewStore {
  /// Shows state that is made with bindings to properties marked with `@BindingState`.
  @_disfavoredOverload
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: ((_ lhs: ViewState, _ rhs: ViewState) -> Bool)? = nil,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where ViewAction: BindableAction, ViewAction.State == State {
    self.init(
      viewStore: ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate),
      content: content)
  }

  /// Shows state that is made with bindings, and sends some of the store's actions.
  @_disfavoredOverload
  public init<State, Action: BindableAction>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: ((_ lhs: ViewState, _ rhs: ViewState) -> Bool)? = nil,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) where Action.State == State {
    self.init(
      viewStore: ViewStore(
        store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate),
      content: content)
  }
}
