public import CoreCasePaths

/// A reducer prepared to run many times: bodies are evaluated and key paths resolved once.
///
/// Nodes hold closures made in inlinable code, which is compiled with the feature and so is
/// specialized for its types.
public final class ReducerNode<State, Action> {
  @usableFromInline typealias Run = (inout State, Action) -> Effect<Action>
  @usableFromInline typealias Sweep = (UnsafePointer<State>, inout EffectSweep) -> Void
  @usableFromInline typealias Begin = (UnsafePointer<State>, BeginLook) -> Effect<Action>
  @usableFromInline typealias Plan = (ActionKind<Action>) -> ReducerNode?

  @usableFromInline let run: Run
  /// Returns what of the node concerns a kind of actions, or nil if nothing does.
  ///
  /// Itself nil for a node that runs for all actions.
  @usableFromInline let plan: Plan?
  /// The nodes of a sequence, in order; empty for any other node.
  @usableFromInline let parts: [ReducerNode]
  /// Looks for children that have gone; nil for a node without any.
  @usableFromInline let sweep: Sweep?
  /// Begins features that are there and have not begun; nil for a node in which none can.
  @usableFromInline let begin: Begin?

  /// Makes a node that calls a closure for each action.
  @inlinable
  public init(_ run: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    self.run = run
    plan = nil
    parts = []
    sweep = nil
    begin = nil
  }

  @inlinable
  init(
    _ run: @escaping Run, parts: [ReducerNode] = [], plan: Plan? = nil, sweep: Sweep?,
    begin: Begin? = nil
  ) {
    self.run = run
    self.plan = plan
    self.parts = parts
    self.sweep = sweep
    self.begin = begin
  }

  /// Makes a node that runs, of what it is composed of, what concerns an action.
  @inlinable
  convenience init(
    parts: [ReducerNode] = [], plan: @escaping Plan, sweep: Sweep?, begin: Begin?
  ) {
    let dispatch = CaseDispatch(plan)
    self.init(
      { state, action in dispatch.reduce(into: &state, action) }, parts: parts, plan: plan,
      sweep: sweep, begin: begin)
  }

  /// Runs the node and returns the effect to start.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    run(&state, action)
  }

  /// Returns what of the node concerns a kind of actions, or nil if nothing does.
  @usableFromInline
  func planned(for kind: ActionKind<Action>) -> ReducerNode? {
    guard let plan else { return self }
    return plan(kind)
  }

  /// Makes a node that does nothing.
  @usableFromInline
  static var inert: ReducerNode {
    ReducerNode({ _, _ in .none }, plan: { _ in nil }, sweep: nil)
  }
}

extension ReducerNode {
  /// Makes a node that runs nodes in turn; sequences inside are flattened.
  @inlinable
  static func sequence(_ nodes: [ReducerNode]) -> ReducerNode {
    let parts = nodes.flatMap { $0.parts.isEmpty ? [$0] : $0.parts }
    if parts.count == 1 { return parts[0] }
    let (sweep, begin) = (sweepingAll(parts), beginningAll(parts))
    if parts.allSatisfy({ $0.plan == nil }) {
      return ReducerNode(inTurn(parts), parts: parts, sweep: sweep, begin: begin)
    }
    return ReducerNode(
      parts: parts,
      plan: { kind in
        let parts = parts.compactMap { $0.planned(for: kind) }
        return parts.count > 1 ? ReducerNode(inTurn(parts)) : parts.first
      },
      sweep: sweep, begin: begin)
  }

  @inlinable
  static func sweepingAll(_ nodes: [ReducerNode]) -> Sweep? {
    let sweeps = nodes.compactMap(\.sweep)
    if sweeps.count < 2 { return sweeps.first }
    return { state, sweep in
      for look in sweeps { look(state, &sweep) }
    }
  }

  @inlinable
  static func beginningAll(_ nodes: [ReducerNode]) -> Begin? {
    let begins = nodes.compactMap(\.begin)
    if begins.count < 2 { return begins.first }
    return { state, look in
      begins.reduce(.none) { $0.merge(with: $1(state, look)) }
    }
  }

  @inlinable
  static func inTurn(_ nodes: [ReducerNode]) -> Run {
    { state, action in
      var effect = Effect<Action>.none
      for node in nodes {
        let next = node.run(&state, action)
        if next.node != nil { effect = effect.merge(with: next) }
      }
      return effect
    }
  }

  /// Makes the node of an operator that runs a child beside a parent.
  ///
  /// `running` makes what runs the child and a parent, for actions that may be the child's; `sweep`
  /// looks whether the child has gone, and `begin` begins one that is new.
  @inlinable
  static func composed<Carried>(
    of parent: ReducerNode, action path: AnyCasePath<Action, Carried>,
    running: @escaping (@escaping Run) -> Run, sweep own: @escaping Sweep,
    begin: @escaping Begin
  ) -> ReducerNode {
    let sweep: Sweep =
      if let outer = parent.sweep {
        { state, sweep in
          own(state, &sweep)
          outer(state, &sweep)
        }
      } else { own }
    return ReducerNode(
      plan: { kind in
        let parent = parent.planned(for: kind)
        guard kind.mayMatch(path) else { return parent }
        return ReducerNode(running((parent ?? .inert).run))
      },
      sweep: sweep,
      begin: parent.begin.map { outer in
        { state, look in begin(state, look).merge(with: outer(state, look)) }
      } ?? begin)
  }
}

/// Returns the node of a reducer, such as an evaluated body.
@inlinable
public func _makeNode<R: Reducer>(of reducer: R) -> ReducerNode<R.State, R.Action> {
  reducer._makeNode()
}
