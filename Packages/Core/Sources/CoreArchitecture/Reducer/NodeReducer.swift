/// A reducer whose logic is in its node only; it implements `_makeNode()`.
public protocol NodeReducer: Reducer where Body == Never {}

extension NodeReducer {
  /// Makes the node and runs it once; a store makes it once for all actions.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _makeNode().reduceOnce(of: Self.self, into: &state, action: action)
  }
}

extension ReducerNode {
  /// Runs the node for a caller other than a store, which cannot look for children that have gone.
  ///
  /// Where a reducer of a program's own passes its whole state on, as one does that logs, the store
  /// looks with this node. Elsewhere this looks itself, with each action.
  @inlinable
  func reduceOnce(
    of reducer: Any.Type, into state: inout State, action: Action
  ) -> Effect<Action> {
    let effect = run(&state, action)
    return sweep == nil ? effect : look(at: &state, after: effect, of: reducer)
  }

  @usableFromInline
  func look(
    at state: inout State, after effect: Effect<Action>, of reducer: Any.Type
  ) -> Effect<Action> {
    guard let sweep else { return effect }
    return withUnsafePointer(to: &state) { state in
      if OpaqueReducer.existing?.passesOn(state) == true {
        return effect.node.map {
          Effect(node: OpaqueNode($0, reducer, StateSweep(sweep)))
        } ?? effect
      }
      guard var look = ReducerPosition.sweep else { return effect }
      sweep(state, &look)
      return effect.merge(with: look.ending())
    }
  }

  /// Makes the node of a reducer of which only its function is known.
  @usableFromInline
  static func opaque(_ run: @escaping Run) -> ReducerNode {
    ReducerNode(
      { state, action in
        withUnsafeMutablePointer(to: &state) { state in
          OpaqueReducer.current.run(on: state) { run(&state.pointee, action) }
        }
      },
      sweep: { state, sweep in
        for look in sweep.opaqueReducers(of: State.self) {
          (look as? StateSweep<State>)?.look(state, &sweep)
        }
      })
  }
}

/// A reducer's way to look for children that have gone.
private final class StateSweep<State>: @unchecked Sendable {
  // Unchecked: a constant, called on the store's actor only.
  let look: (UnsafePointer<State>, inout EffectSweep) -> Void

  init(_ look: @escaping (UnsafePointer<State>, inout EffectSweep) -> Void) {
    self.look = look
  }
}

/// An effect of a reducer that another one has called with its whole state.
// Unchecked: holds constants only, as its superclass says.
private final class OpaqueNode<State, Action>: EffectNode<Action>, @unchecked Sendable {
  let node: EffectNode<Action>
  let reducer: ObjectIdentifier
  let sweep: StateSweep<State>

  init(_ node: EffectNode<Action>, _ reducer: Any.Type, _ sweep: StateSweep<State>) {
    self.node = node
    self.reducer = ObjectIdentifier(reducer)
    self.sweep = sweep
  }

  override func start(_ start: EffectStart, _ receiver: ActionReceiver<Action>) {
    let place = OpaquePlace(path: start.path, state: ObjectIdentifier(State.self))
    start.feature.opaqueReducers[place, default: [:]][reducer] = sweep
    node.start(start, receiver)
  }

  override func reserve(
    _ start: EffectStart, _ receiver: ActionReceiver<Action>
  ) -> RunningEffect {
    node.reserve(start, receiver)
  }
}

/// The reducer of a program's own that runs on the thread.
private final class OpaqueReducer {
  @exclusivity(unchecked) private var state: (address: UnsafeRawPointer, type: Any.Type)?

  private static let slot = ThreadSlot { OpaqueReducer() }
  static var current: OpaqueReducer { slot.current }
  static var existing: OpaqueReducer? { slot.existing }

  func run<State, Result>(on state: UnsafePointer<State>, _ body: () -> Result) -> Result {
    let outer = self.state
    self.state = (UnsafeRawPointer(state), State.self)
    defer { self.state = outer }
    return body()
  }

  /// Whether the running reducer has called another one with its whole state.
  func passesOn<State>(_ state: UnsafePointer<State>) -> Bool {
    self.state.map { $0.address == UnsafeRawPointer(state) && $0.type == State.self } ?? false
  }
}

/// A reducer that an operator makes of a parent and a child, known by the node that it makes.
@usableFromInline
struct ComposedReducer<Parent: Reducer, Child: Reducer>: NodeReducer {
  @usableFromInline typealias State = Parent.State
  @usableFromInline typealias Action = Parent.Action

  @usableFromInline let make: () -> ReducerNode<State, Action>

  @inlinable
  init(_: Parent, _: Child, _ make: @escaping () -> ReducerNode<State, Action>) {
    self.make = make
  }

  @inlinable
  func _makeNode() -> ReducerNode<State, Action> {
    make()
  }

  @usableFromInline
  static func _mayBegin(_ types: inout _ReducerTypes) -> Bool {
    types.mayBegin(Parent.self) || types.mayBegin(Child.self)
  }
}
