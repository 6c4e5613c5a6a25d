/// Describes how an action turns the current state into the next and which effects it starts.
///
/// Conform with the `@Reducer` macro and give either a `body` composed of other reducers or a
/// `reduce(into:action:)`. Reducers are values: they run on the actor of the store that holds them.
public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype Body

  /// Changes `state` for `action` and returns the effect to run in the outside world.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers this one is composed of, run from top to bottom.
  @ReducerBuilder<State, Action>
  var body: Body { get }

  /// The reducer in the form a store runs.
  func _makeNode() -> ReducerNode<State, Action>
}

extension Reducer where Body == Never {
  /// Never called: a reducer without a body implements `reduce(into:action:)`.
  @_transparent
  public var body: Body {
    fatalError("\(Self.self) has no body: call reduce(into:action:) instead.")
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

extension Reducer {
  @inlinable
  public func _makeNode() -> ReducerNode<State, Action> {
    ReducerNode { state, action in reduce(into: &state, action: action) }
  }
}

/// The reducer of a feature, spelled with one generic argument.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>
