// `Store`, the cores behind it, child stores.
//
// ElementStores: ElementCore, ElementEmbedding.
// ElementsWatch: CollectionWatch.
// RootCore+Effects: ExploredBeginning.
// Store: ChildStoreID, WeakStore.
// StoreCollection: IdentifiedRows.
// StoreCore: OptionalCore, ScopedCore.

@_spi(Isolation) public import CoreDependencies
internal import Synchronization

/// Holds the state of a feature, takes its actions, and runs its effects.
///
/// ```
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.incrementTapped)
/// print(store.count)
/// ```
/// A store belongs to the actor on which it is made and must be used there; `send` checks it.
/// Reducers run and effects come back on that actor. Sending an action costs what its reducer
/// does.
@dynamicMemberLookup
public final class Store<State, Action> {
  package let core: StoreCore<State, Action>
  /// The store that this one was scoped from, kept so that it returns the same child again.
  private let parent: AnyObject?
  var children: [ChildStoreID: WeakStore] = [:]
  /// The stores of the elements, if the state is a collection.
  var elements: AnyObject?

  package init(core: StoreCore<State, Action>, parent: AnyObject? = nil) {
    self.core = core
    self.parent = parent
  }

  /// Makes the store of a root feature.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with, evaluated with the store's dependencies. What it
  ///     reads is not observed: a view that makes a store would make another when that changes.
  ///   - reducer: The reducer that runs the store.
  ///   - prepareDependencies: Overrides dependencies for the reducer and its effects.
  ///   - isolation: The actor to which the store belongs; nil means that of the session that a host
  ///     is making, else the main actor. Default values of an actor's stored properties pass nil:
  ///     make the store in a method there.
  public convenience init<R: Reducer>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) where R.State == State, R.Action == Action {
    let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
    let rootStates = RootStates.current
    let (node, dependencies) = untracked {
      withDependencies {
        prepareDependencies?(&$0)
      } operation: {
        state.initialize(to: initialState())
        rootStates?.restore(state)
        return (reducer()._makeNode(), DependencySnapshot.current)
      }
    }
    let core = RootCore(
      state: state, node: node, begins: _ReducerTypes.mayBegin(R.self), dependencies: dependencies,
      isolation: isolation ?? DefaultIsolation.actor ?? MainActor.shared)
    self.init(core: core)
    rootStates?.follow(core)
    if core.runtime.isOnActor, !ExploredBeginning.isLater { core.begin() }
  }

  /// Sends an action, and returns when the reducer has run.
  ///
  /// Call it on the store's actor. A store of the main actor may also be used by code without an
  /// actor, which then waits for the main one. An action sent from inside a reducer waits until
  /// that reducer has returned.
  ///
  /// - Parameter action: The action.
  /// - Returns: The effects that follow, to be awaited or cancelled.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    guard core.runtime.isOnActor else {
      return core.runtime.performElsewhere { core.send(action) }
    }
    return core.send(action)
  }

  /// Calls a closure with the state; what it reads is not observed.
  public func withState<Result>(_ body: (_ state: State) -> Result) -> Result {
    untracked { read(body) }
  }

  /// Reads the state for a view; what it reads is observed.
  @_spi(Views)
  public func reading<Result>(_ body: (State) -> Result) -> Result { read(body) }

  /// Whether no effect runs, and none begins with the store.
  ///
  /// Complexity: linear in the features that have effects.
  @_spi(Views)
  public var isAtRest: Bool { !core.mayBegin && core.runtime.isAtRest }

  /// Reads the state, on the store's actor.
  @usableFromInline
  func read<Result>(_ body: (State) -> Result) -> Result {
    let runtime = core.runtime
    guard runtime.isUsedElsewhere.load(ordering: .relaxed), !runtime.isOnActor else {
      return core.read(body)
    }
    return runtime.performElsewhere { core.read(body) }
  }
}

/// The store of a feature, written with the feature as its only generic argument.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store where State: ObservableState {
  /// The state; reads of its properties are observed.
  @inlinable
  public var state: State {
    read { $0 }
  }

  /// Reads a property of the state and observes it: `store.count`.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    read { $0[keyPath: keyPath] }
  }
}

extension Store: Hashable {
  /// Equal when both are the same object.
  public static func == (lhs: Store, rhs: Store) -> Bool { lhs === rhs }

  /// Hashes the identity of the object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension Store: Identifiable {}

// No `description`, as it would hide a property of that name in the state.
extension Store: CustomDebugStringConvertible {
  /// The feature, or the types of the state and the action where they are of different ones;
  /// without the state.
  public var debugDescription: String {
    let (state, action) = (typeName(State.self), typeName(Action.self))
    let isOfFeature = state.hasSuffix(".State") && action == "\(state.dropLast(6)).Action"
    return isOfFeature ? "StoreOf<\(state.dropLast(6))>" : "Store<\(state), \(action)>"
  }
}

/// Runs a closure whose reads are not observed.
///
/// Observers of what it changes are notified when it has returned.
func untracked<Result>(_ body: () -> Result) -> Result {
  guard let thread = ObservationThread.existing else { return body() }
  let (accesses, outer) = (thread.accesses, thread.changes)
  let changes = outer ?? ObservationChanges()
  (thread.accesses, thread.changes) = (nil, changes)
  defer {
    (thread.accesses, thread.changes) = (accesses, outer)
    if outer == nil { changes.fire() }
  }
  return body()
}

extension Store {
  /// Calls a closure after each action of the root store, once the reducer has returned.
  ///
  /// Call it on the store's actor, where the closure is called as well.
  ///
  /// - Returns: A token; the closure is called for as long as it is held and not cancelled.
  @_spi(Combine) public func afterEachAction(_ body: @escaping () -> Void) -> ObserveToken {
    let runtime = core.runtime
    let listeners = runtime.listeners ?? StoreListeners()
    runtime.listeners = listeners
    return listeners.add(body)
  }

  /// Whether the state is gone from the parent's.
  @_spi(Combine) public var isStateGone: Bool { core.isInvalid }
}

/// Identifies a child of a store by the key paths it was scoped with.
struct ChildStoreID: Hashable {
  let state: AnyKeyPath
  let action: AnyKeyPath
}

struct WeakStore {
  weak var store: AnyObject?
}
