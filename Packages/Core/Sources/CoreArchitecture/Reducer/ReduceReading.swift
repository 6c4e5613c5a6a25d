internal import CoreDependencies

/// A reducer whose effects can read what the feature's state has become while they run.
///
/// ```swift
/// ReduceReading { state, action, current in
///   .run { send in await send(.logged(try await current.watchman)) }
/// }
/// ```
///
/// ``Reduce`` costs less: it needs no such handle.
public struct ReduceReading<State, Action>: NodeReducer {
  @usableFromInline let closure: (inout State, Action, CurrentState<State>) -> Effect<Action>

  /// Makes a reducer of a closure, which is given the state, the action, and the handle.
  @inlinable
  public init(
    _ reduce:
      @escaping (
        _ state: inout State, _ action: Action, _ current: CurrentState<State>
      ) -> Effect<Action>
  ) {
    closure = reduce
  }

  /// Makes the node that the store runs.
  @inlinable
  public func _makeNode() -> ReducerNode<State, Action> {
    let current = CurrentState<State>()
    return ReducerNode(
      { [closure] state, action in closure(&state, action, current) },
      sweep: { state, sweep in sweep.offer(state, of: current.reducer) })
  }
}

/// Reads the current state of a feature in one of its effects.
///
/// ``ReduceReading`` makes it. A read takes place on the store's actor, between two actions. It
/// costs a walk from the root of the store to the feature.
@dynamicMemberLookup
public struct CurrentState<State>: Sendable {
  /// Tells the reducer from all others.
  @usableFromInline final class Reducer: Sendable {
    @usableFromInline init() {}
  }

  @usableFromInline let reducer = Reducer()

  @usableFromInline init() {}

  /// Returns what a closure makes of the state.
  ///
  /// - Throws: `CancellationError` if the feature has gone, or outside of the feature's effects.
  public func read<Value: Sendable>(_ body: @Sendable (State) -> Value) async throws -> Value {
    guard let context = EffectContext.current,
      let value = await value(in: context, on: context.runtime.isolation, body)
    else { throw CancellationError() }
    return value
  }

  /// The value of a property; throws as ``read(_:)`` does.
  public subscript<Value: Sendable>(
    dynamicMember keyPath: any KeyPath<State, Value> & Sendable
  ) -> Value {
    get async throws { try await read { $0[keyPath: keyPath] } }
  }

  private func value<Value: Sendable>(
    in context: EffectContext, on isolation: isolated any Actor, _ body: (State) -> Value
  ) -> Value? {
    var value: Value?
    let feature = context.feature
    withoutActuallyEscaping(body) { body in
      let search = StateSearch(for: reducer, in: feature) { state in
        value = body(state.assumingMemoryBound(to: State.self).pointee)
      }
      var sweep = EffectSweep(
        EffectSweep.Place(context.runtime.root), in: context.runtime, for: search)
      context.runtime.look?(&sweep)
    }
    return value
  }
}
