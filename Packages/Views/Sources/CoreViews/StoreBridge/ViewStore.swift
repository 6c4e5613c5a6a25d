@_spi(Views) @_spi(Combine) public import CoreArchitecture
internal import Observation

/// A part of a store's state, and its actions, for views from before `@ObservableState`.
///
/// Reading it observes the whole state of a store without `@ObservableState`. Today views read the
/// store itself.
@dynamicMemberLookup
public final class ViewStore<ViewState, ViewAction> {
  private let read: () -> ViewState
  private let deliver: (ViewAction) -> StoreTask
  private let listen: (@escaping () -> Void) -> ObserveToken

  /// Reads a part of a store's state, and sends some of its actions.
  ///
  /// `removeDuplicates` has no effect.
  public init<State, Action>(
    _ store: Store<State, Action>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action,
    removeDuplicates _: ((_ lhs: ViewState, _ rhs: ViewState) -> Bool)? = nil
  ) {
    read = { store.reading(toViewState) }
    deliver = { store.send(fromViewAction($0)) }
    listen = { store.afterEachAction($0) }
  }

  /// Reads a part of a store's state, and sends its actions.
  ///
  /// `removeDuplicates` has no effect.
  public convenience init<State>(
    _ store: Store<State, ViewAction>,
    observe toViewState: @escaping (_ state: State) -> ViewState,
    removeDuplicates isDuplicate: ((_ lhs: ViewState, _ rhs: ViewState) -> Bool)? = nil
  ) {
    self.init(store, observe: toViewState, send: { $0 }, removeDuplicates: isDuplicate)
  }

  /// Calls a closure after each action of the root store, as long as the token is held.
  @_spi(Combine) public func afterEachAction(_ body: @escaping () -> Void) -> ObserveToken {
    listen(body)
  }

  /// The state as it is now.
  public var state: ViewState { read() }

  /// A property of the state as it is now.
  public subscript<Value>(dynamicMember keyPath: KeyPath<ViewState, Value>) -> Value {
    read()[keyPath: keyPath]
  }

  /// Sends an action, on the store's actor.
  ///
  /// - Returns: The effects that follow, to be awaited or cancelled.
  @discardableResult
  public func send(_ action: ViewAction) -> StoreTask {
    deliver(action)
  }

  /// Sends an action, on the store's actor; the animation is not drawn.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    deliver(action)
  }
}

extension ViewStore where ViewState == Void {
  /// Sends the actions of a store without state.
  public convenience init(_ store: Store<Void, ViewAction>) {
    self.init(store, observe: { $0 })
  }
}

extension ViewStore {
  /// Sends an action and waits while a predicate on the state holds; the animation is not drawn.
  nonisolated(nonsending) public func send(
    _ action: ViewAction, animation: Animation?,
    while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    await send(action, while: predicate)
  }

  /// Sends an action and waits while a predicate on the state holds, as a control that spins does.
  ///
  /// Cancelling the task cancels the effects of the action. It has to be called on the store's
  /// actor.
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

/// The view store of a feature, written with the feature as the only generic argument.
public typealias ViewStoreOf<R: Reducer> = ViewStore<R.State, R.Action>

extension ViewStore {
  /// Returns a binding that reads a value of the state and sends an action with each value written.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send valueToAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(get: { get(self.state) }, set: { self.send(valueToAction($0)) })
  }

  /// Returns a binding that reads a value of the state and sends one action whatever is written.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value, send action: ViewAction
  ) -> Binding<Value> {
    binding(get: get) { _ in action }
  }

  /// Returns a binding that reads the state and sends an action with each value written.
  public func binding(
    send valueToAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: valueToAction)
  }

  /// Returns a binding that reads the state and sends one action whatever is written.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(get: { $0 }) { _ in action }
  }
}
