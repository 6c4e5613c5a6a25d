@_spi(Combine) public import CoreArchitecture
import CoreDependencies
@_spi(Combine) public import CoreViews
public import OpenCombine

/// The state of a store: as it is now, and after each action.
///
/// A part of it is told only when it has changed: `store.publisher.depth`. Hear it on the store's
/// actor, where it tells its values.
@dynamicMemberLookup
public struct StorePublisher<State>: Publisher {
  /// A state.
  public typealias Output = State
  /// Never fails.
  public typealias Failure = Never

  private let upstream: AnyPublisher<State, Never>

  init(_ upstream: some Publisher<State, Never>) { self.upstream = upstream.eraseToAnyPublisher() }

  init<Whole, Action>(_ store: Store<Whole, Action>, _ read: @escaping () -> State) {
    self.init(StoreStates(store: store, read: read))
  }

  /// Begins to hear the store.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == State, S.Failure == Never {
    upstream.receive(subscriber: subscriber)
  }

  /// A part of the state, when it changes.
  public subscript<Value: Equatable>(
    dynamicMember keyPath: KeyPath<State, Value>
  ) -> StorePublisher<Value> {
    // Key paths are constants, but their type does not say so.
    StorePublisher<Value>(upstream.map { $0[keyPath: keyPath] }.removeDuplicates())
  }
}

/// The state of a store after each action, as long as it is there.
private struct StoreStates<Whole, Action, Output>: Publisher {
  typealias Failure = Never
  let store: Store<Whole, Action>
  let read: () -> Output

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let outlet = Outlet(subscriber)
    subscriber.receive(subscription: outlet)
    outlet.send(read())
    let token = store.afterEachAction { [store, read, weak outlet] in
      guard let outlet, outlet.isOpen else { return }
      if store.isStateGone { outlet.finish(.finished) } else { outlet.send(read()) }
    }
    outlet.keep(AnyCancellable { token.cancel() })
  }
}

extension Store {
  /// Tells the state as it is now, and after each action.
  ///
  /// ```swift
  /// store.publisher.depth.sink { label.text = "\($0) m" }.store(in: &subscriptions)
  /// ```
  public var publisher: StorePublisher<State> { StorePublisher(self) { self.withState { $0 } } }
}

extension ViewStore {
  /// Tells the part of the state as it is now, and after each action that has changed it.
  public var publisher: StorePublisher<ViewState> {
    StorePublisher(ViewStoreStates(viewStore: self).removeDuplicates(by: areSame))
  }
}

/// Whether two values are known to be equal.
private func areSame<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  func equals<T: Equatable>(_ lhs: T) -> Bool { (rhs as? T) == lhs }
  return (lhs as? any Equatable).map { equals($0) } ?? false
}

/// The part of a state after each action, as long as the view store is there.
private struct ViewStoreStates<ViewState, ViewAction>: Publisher {
  typealias Output = ViewState
  typealias Failure = Never
  let viewStore: ViewStore<ViewState, ViewAction>

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
    let outlet = Outlet(subscriber)
    subscriber.receive(subscription: outlet)
    outlet.send(viewStore.state)
    let token = viewStore.afterEachAction { [viewStore, weak outlet] in
      outlet?.send(viewStore.state)
    }
    outlet.keep(AnyCancellable { token.cancel() })
  }
}
