// The protocol, its builder, its node, `Reduce`, `Scope`.
//
// CaseDispatch: ActionKind.
// NodeReducer: ComposedReducer.
// Reduce: CombineReducers, EmptyReducer.
// ReduceReading: CurrentState.
// Reducer: EffectOf.
// StateAccess: StateOffsets.

@_spi(Locked) internal import CoreDependencies

/// Describes how an action changes the state and which effects it starts.
///
/// Conform with `@Reducer` and give a `body`, or `reduce(into:action:)`, which runs on the store's
/// actor:
/// ```
/// @Reducer struct Counter {
///   struct State { var count = 0 }
///   enum Action { case increment }
///   func reduce(into state: inout State, action: Action) -> Effect<Action> {
///     state.count += 1
///     return .none
///   }
/// }
/// ```
public protocol Reducer<State, Action>: SendableMetatype {
  /// The data that the feature decides and draws by.
  associatedtype State
  /// All that can happen in the feature: input, results of effects, and actions of children.
  associatedtype Action
  /// The type of `body`; `Never` for a reducer that implements `reduce(into:action:)`.
  associatedtype Body

  /// Changes `state` for `action` and returns the effect to run in the outside world.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers of which this one is composed; they run from top to bottom.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// Returns the reducer in the form that a store runs.
  func _makeNode() -> ReducerNode<State, Action>

  /// Whether a feature within the reducer may begin, as its types tell.
  static func _mayBegin(_ types: inout _ReducerTypes) -> Bool
}

extension Reducer where Body == Never {
  /// Never called: a reducer without a body implements `reduce(into:action:)`.
  @_transparent
  public var body: Body {
    fatalError("\(Self.self) has no body: call reduce(into:action:) instead.")
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Runs the reducers of the body and merges their effects.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body._makeNode().reduceOnce(of: Self.self, into: &state, action: action)
  }

  /// Makes the node of the body, which is evaluated once.
  @inlinable
  public func _makeNode() -> ReducerNode<State, Action> {
    body._makeNode()
  }

  /// Whether a feature within the body may begin.
  public static func _mayBegin(_ types: inout _ReducerTypes) -> Bool {
    types.mayBegin(Body.self)
  }
}

extension Reducer {
  /// Makes a node that calls `reduce(into:action:)`.
  @inlinable
  public func _makeNode() -> ReducerNode<State, Action> {
    .opaque { state, action in reduce(into: &state, action: action) }
  }

  /// False: what other reducers a reducer calls by itself is not known.
  public static func _mayBegin(_ types: inout _ReducerTypes) -> Bool { false }
}

/// The reducer of a feature, written with the feature as its only generic argument.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

/// The effect of a feature, written with the feature as its only generic argument.
public typealias EffectOf<R: Reducer> = Effect<R.Action>

/// The types of reducers that were asked whether a feature within them may begin.
///
/// It is found out from types alone, before a body is evaluated, so that stores without such
/// features pay nothing. A type that contains itself is asked once.
public struct _ReducerTypes {
  private static let answers = Locked<[ObjectIdentifier: Bool]>([:])
  private var asked: Set<ObjectIdentifier> = []

  /// Whether a feature within a reducer may begin; the answer is kept.
  package static func mayBegin<R: Reducer>(_ type: R.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let answer = answers.withLock({ $0[id] }) { return answer }
    var types = Self()
    let answer = type._mayBegin(&types)
    answers.withLock { $0[id] = answer }
    return answer
  }

  package static func mayBegin<R: Reducer>(of _: R) -> Bool { mayBegin(R.self) }

  /// Asks a type unless that was done.
  public mutating func mayBegin<R: Reducer>(_ type: R.Type) -> Bool {
    asked.insert(ObjectIdentifier(type)).inserted && type._mayBegin(&self)
  }
}
