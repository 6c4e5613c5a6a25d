public import CoreCasePaths

/// Runs, of a composed node, what concerns the case that an action is in.
///
/// What that is, is found out with the first action of each case. Later ones cost the reading of a
/// tag and a look into a table. Used on the store's actor only, like `LazyNode`.
@usableFromInline
final class CaseDispatch<State, Action> {
  @usableFromInline typealias Node = ReducerNode<State, Action>

  /// Nil if actions are no enum: then one plan serves for all.
  @usableFromInline let tag: CaseTag<Action>?
  /// A node for each case.
  @usableFromInline let nodes = CaseTable<Node>()
  private let plan: Node.Plan
  @exclusivity(unchecked) private var nodeForAnyAction: Node?

  @usableFromInline
  init(_ plan: @escaping Node.Plan) {
    self.plan = plan
    tag = CaseTag()
  }

  @inlinable
  func reduce(into state: inout State, _ action: Action) -> Effect<Action> {
    let number = tag.map { $0(action) } ?? .max
    guard let node = nodes[number] else {
      return node(number, action).run(&state, action)
    }
    return node._withUnsafeGuaranteedRef { $0.run(&state, action) }
  }

  @usableFromInline
  func node(_ number: Int, _ action: Action) -> Node {
    guard tag != nil else { return anyNode }
    let node = plan(ActionKind(sample: action)) ?? .inert
    nodes.insert(node, at: number)
    return node
  }

  /// What runs for actions whose case cannot be told.
  private var anyNode: Node {
    if let nodeForAnyAction { return nodeForAnyAction }
    let node = plan(ActionKind(sample: nil)) ?? .inert
    nodeForAnyAction = node
    return node
  }
}

/// What is known of actions for which a node is planned.
@usableFromInline
struct ActionKind<Action> {
  /// An action in the same case as all others; nil if they may be in any.
  let sample: Action?

  /// Whether a case path may match such an action.
  @usableFromInline
  func mayMatch<Value>(_ path: AnyCasePath<Action, Value>) -> Bool {
    guard let sample, path.coversCase else { return true }
    return path.extract(from: sample) != nil
  }
}
