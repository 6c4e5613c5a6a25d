/// A reducer made ready to run many times: bodies are evaluated and key paths resolved once.
open class ReducerNode<State, Action> {
  public init() {}

  open func reduce(into state: inout State, action: Action) -> Effect<Action> {
    fatalError("\(Self.self) must override reduce(into:action:).")
  }
}

/// The node of a reducer's evaluated body.
public func _makeNode<R: Reducer>(of reducer: R) -> ReducerNode<R.State, R.Action> {
  reducer._makeNode()
}

/// Runs a reducer of which nothing more is known.
@usableFromInline
final class LeafNode<Base: Reducer>: ReducerNode<Base.State, Base.Action> {
  let base: Base

  init(_ base: Base) {
    self.base = base
  }

  override func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    base.reduce(into: &state, action: action)
  }
}

/// A reducer whose only logic is in the node it makes.
public protocol NodeReducer: Reducer where Body == Never {}

extension NodeReducer {
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    _makeNode().reduce(into: &state, action: action)
  }
}

/// Makes the node of a nested reducer when it is first needed, so that recursive features end.
final class LazyNode<R: Reducer> {
  private var reducer: R?
  private var node: ReducerNode<R.State, R.Action>?

  init(_ reducer: R) {
    self.reducer = reducer
  }

  func reduce(into state: inout R.State, action: R.Action) -> Effect<R.Action> {
    if let node { return node.reduce(into: &state, action: action) }
    let made = reducer!._makeNode()
    node = made
    reducer = nil
    return made.reduce(into: &state, action: action)
  }
}
