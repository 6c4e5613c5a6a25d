public import CoreArchitecture
internal import Observation

/// A store as views of before `@ObservableState` see it: a part of its state, and its actions.
///
/// Reading it observes the whole state of a store without `@ObservableState`. Today views read the
/// store itself.
@dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction> {
  private let read: () -> ViewState
  private let deliver: (ViewAction) -> StoreTask

  /// Sees a part of a store's state, and sends some of its actions.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates _: ((_ lhs: ViewState, _ rhs: ViewState) -> Bool)? = nil
  ) {
    read = { store.core.read(toViewState) }
    deliver = { store.send(fromViewAction($0)) }
  }

  /// Sees a part of a store's state, and sends its actions.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: ((_ lhs: ViewState, _ rhs: ViewState) -> Bool)? = nil
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// The state as it is now.
  public var state: ViewState { read() }

  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    read()[keyPath: keyPath]
  }

  /// Sends an action. Must be called on the store's actor.
  ///
  /// - Returns: The effects that follow, to be awaited or cancelled.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask {
    deliver(action)
  }

  /// Sends an action. The animation is not drawn.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    deliver(action)
  }
}

extension ViewStore {
  /// Sends an action and waits until a predicate on the state no longer holds: for a control that
  /// spins while something loads.
  ///
  /// Cancelling the task cancels the effects of the action. Must be called on the store's actor.
  nonisolated(nonsending) public func send(
    _ action: ViewAction, while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    let task = send(action)
    await withTaskCancellationHandler {
      await yield(while: predicate)
    } onCancel: {
      task.cancel()
    }
  }

  /// Waits until a predicate on the state no longer holds, or the task is cancelled.
  nonisolated(nonsending) public func yield(
    while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    while !Task.isCancelled {
      let (changes, change) = AsyncStream<Void>.makeStream()
      let holds = withObservationTracking {
        predicate(state)
      } onChange: {
        change.finish()
      }
      guard holds else { return }
      for await _ in changes {}
    }
  }
}

/// The view store of a feature, spelled with one generic argument.
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

extension ViewStore {
  /// A binding that reads a value of the state, and sends an action with each that is written.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(valueToAction($0)) })
  }

  /// A binding that reads a value of the state, and sends one action whatever is written.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value, send action: ViewAction
  ) -> Binding<Value> {
    binding(get: get) { _ in action }
  }

  /// A binding that reads the state, and sends an action with each value that is written.
  public func binding(
    send valueToAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: valueToAction)
  }

  /// A binding that reads the state, and sends one action whatever is written.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(get: { $0 }) { _ in action }
  }
}

/// A view of a ``ViewStore``. Today views read the store itself.
public struct WithViewStore<ViewState, ViewAction, Content: View>: View {
  private let viewStore: ViewStore<ViewState, ViewAction>
  private let content: (ViewStore<ViewState, ViewAction>) -> Content

  init(
    viewStore: ViewStore<ViewState, ViewAction>,
    content: @escaping (ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.viewStore = viewStore
    self.content = content
  }

  /// Shows a part of a store's state.
  public init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: ((_ lhs: ViewState, _ rhs: ViewState) -> Bool)? = nil,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      viewStore: ViewStore(store, observe: toViewState, removeDuplicates: isDuplicate),
      content: content)
  }

  /// Shows a part of a store's state, and sends some of its actions.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates isDuplicate: ((_ lhs: ViewState, _ rhs: ViewState) -> Bool)? = nil,
    @ViewBuilder content: @escaping (_ viewStore: ViewStore<ViewState, ViewAction>) -> Content
  ) {
    self.init(
      viewStore: ViewStore(
        store, observe: toViewState, send: fromViewAction, removeDuplicates: isDuplicate),
      content: content)
  }

  public var body: some View { content(viewStore) }
}
