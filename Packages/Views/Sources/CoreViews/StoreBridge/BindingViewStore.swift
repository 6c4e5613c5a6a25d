@_spi(Views) public import CoreArchitecture

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
  public var wrappedValue: State { store.reading { $0 } }

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
        get: { store.reading { $0[keyPath: keyPath].wrappedValue } },
        set: { store.send(demandReceipt(.set(keyPath, $0))) }))
  }
}

/// A property of a view's own state that the view may write: `@BindingViewState var name: String`.
@propertyWrapper
@dynamicMemberLookup
public struct BindingViewState<Value> {
  private let value: Value
  /// The binding to the feature's property.
  public let projectedValue: Binding<Value>

  init(binding: Binding<Value>) {
    value = binding.wrappedValue
    projectedValue = binding
  }

  /// The value when the view's state was made; a write goes to the feature.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { projectedValue.wrappedValue = newValue }
  }

  /// A member of the property, which the view may write by itself: `$0.$berth.depth`.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> BindingViewState<Member> {
    BindingViewState<Member>(binding: projectedValue[dynamicMember: keyPath])
  }
}

extension BindingViewState: Equatable where Value: Equatable {
  /// Equal when the values are.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
}

extension BindingViewState: Hashable where Value: Hashable {
  /// Hashes the value alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension BindingViewState: CustomReflectable {
  /// Shows the value without its wrapper.
  public var customMirror: Mirror { Mirror(reflecting: value) }
}

extension ViewStore {
  /// Reads a view's state that is made with bindings to properties marked with `@BindingState`.
  @_disfavoredOverload
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    removeDuplicates isDuplicate: ((_ lhs: ViewState, _ rhs: ViewState) -> Bool)? = nil
  ) where ViewAction: BindableAction, ViewAction.State == State {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Reads a view's state that is made with bindings, and sends some of the store's actions.
  @_disfavoredOverload
  public convenience init<State, Action: BindableAction>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: ((_ lhs: ViewState, _ rhs: ViewState) -> Bool)? = nil
  ) where Action.State == State {
    let bindings = BindingViewStore(
      store: store.scope(state: { $0 }, action: Action.binding), action: Action.self)
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
      set: {
        let binding = BindingAction<ViewState>.set(keyPath, $0)
        self.send(.binding(binding.demandingReceipt(in: ViewAction.self)))
      })
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
