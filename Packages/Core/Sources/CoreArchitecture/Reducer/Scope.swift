public import CoreCasePaths
public import CoreDependencies

/// Runs a child reducer on a part of the parent's state: a property, or a case of an enum.
///
/// ```
/// var body: some ReducerOf<Self> {
///   Scope(\.profile, action: \.profile) {
///     Profile()
///   }
///   Reduce { state, action in .none }
/// }
/// ```
public struct Scope<ParentState, ParentAction, Child: Reducer>: NodeReducer {
  /// The state of the parent.
  public typealias State = ParentState
  /// The action of the parent.
  public typealias Action = ParentAction

  @usableFromInline
  enum Part {
    case property(WritableKeyPath<ParentState, Child.State>)
    case enumCase(AnyCasePath<ParentState, Child.State>, StatePath, _SourceLocation)
  }

  @usableFromInline let part: Part
  @usableFromInline let action: AnyCasePath<ParentAction, Child.Action>
  @usableFromInline let child: Child

  @usableFromInline
  init(_ part: Part, _ action: AnyCasePath<ParentAction, Child.Action>, _ child: Child) {
    self.part = part
    self.action = action
    self.child = child
  }

  /// Embeds a child whose state is a property of the parent's.
  @inlinable
  public init<ChildState, ChildAction>(
    _ toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    part = .property(toChildState)
    action = casePath(toChildAction)
    self.child = child()
  }

  /// Embeds a child whose state is the payload of a case of the parent's.
  ///
  /// A child action that comes while the state is in another case is reported and dropped.
  @inlinable
  public init<ChildState, ChildAction>(
    _ toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  )
  where ChildState == Child.State, ChildAction == Child.Action, ParentState: _Weighty {
    part = .enumCase(
      casePath(toChildState), StatePath(toChildState),
      _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    action = casePath(toChildAction)
    self.child = child()
  }

  /// Embeds a child whose state is a property, with the label used before TCA 1.26.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(toChildState, action: toChildAction, child: child)
  }

  /// Embeds a child whose state is the payload of a case, with the label used before TCA 1.26.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: CaseKeyPath<ParentState, ChildState>,
    action toChildAction: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  )
  where ChildState == Child.State, ChildAction == Child.Action, ParentState: _Weighty {
    self.init(
      toChildState, action: toChildAction, child: child, fileID: fileID, filePath: filePath,
      line: line, column: column)
  }

  /// Whether a feature within it may begin.
  public static func _mayBegin(_ types: inout _ReducerTypes) -> Bool {
    types.mayBegin(Child.self)
  }

  /// Makes a node that passes on the child's actions and ignores all others.
  @inlinable
  public func _makeNode() -> ReducerNode<ParentState, ParentAction> {
    let node = runningNode
    let action = action
    return ReducerNode(
      node.run, plan: { $0.mayMatch(action) ? node : nil }, sweep: node.sweep,
      begin: node.begin)
  }

  @inlinable
  var runningNode: ReducerNode<ParentState, ParentAction> {
    let action = action
    let child = LazyNode(child)
    switch part {
    case .property(let keyPath): return Self.node(StateAccess(keyPath), action, child)
    case .enumCase(let enumCase, let path, let location):
      return Self.node(CaseAccess(enumCase, path), action, child, at: location)
    }
  }

  @inlinable
  static func node(
    _ access: StateAccess<ParentState, Child.State>,
    _ action: AnyCasePath<ParentAction, Child.Action>, _ child: LazyNode<Child.State, Child.Action>
  ) -> ReducerNode<ParentState, ParentAction> {
    ReducerNode(
      { state, parentAction in
        guard let childAction = action.extract(from: parentAction) else { return .none }
        let step = ReducerPosition.enter(part: access.path)
        defer { step?.leave() }
        return access.modify(&state) { child.reduce(into: &$0, action: childAction) }
          .embedded(by: action, at: access.path)
      },
      sweep: { state, sweep in
        guard let outer = sweep.enter(part: access.path) else { return }
        access.peek(at: state) { child.sweep($0, &sweep) }
        sweep.leave(to: outer)
      },
      begin: { state, look in
        access.peek(at: state) { child.begin($0, look.entering(access.path)) }
          .embedded(by: action, at: access.path)
      })
  }

  /// Makes the node of a child in a case, whose effects end when the state leaves the case.
  @inlinable
  static func node(
    _ access: CaseAccess<ParentState, Child.State>,
    _ action: AnyCasePath<ParentAction, Child.Action>, _ child: LazyNode<Child.State, Child.Action>,
    at location: _SourceLocation
  ) -> ReducerNode<ParentState, ParentAction> {
    let identity = PresentationIdentity<Child.State>()
    return ReducerNode(
      { state, parentAction in
        guard let childAction = action.extract(from: parentAction) else { return .none }
        var id: PresentationID?
        let effect = access.update(&state) { childState in
          let step = enter(&childState, identity, at: access.path)
          let effect = child.reduce(into: &childState, action: childAction)
          step?.leave()
          if effect.node != nil { id = withUnsafePointer(to: childState) { identity(at: $0) } }
          return effect
        }
        guard let effect else {
          AbsentChild.scope.report(action: parentAction, state: state, at: location)
          return .none
        }
        guard effect.node != nil, let id else { return .none }
        return effect.embedded(by: action, at: .identity)
          .ofChild(ChildKey(path: access.path, id: AnyHashable(id)), isPartOfParent: true)
      },
      sweep: { state, sweep in
        guard sweep.holds(access.path) else { return }
        access.peek(at: state) { child.look(at: access.path, $0, identity, &sweep) }
      },
      begin: { state, look in
        access.peek(at: state) { childState -> Effect<ParentAction> in
          guard let childState,
            let (effect, key) = child.begin(
              childState,
              at: ChildKey(path: access.path, id: AnyHashable(identity(at: childState))), look)
          else { return .none }
          return effect.embedded(by: action, at: .identity).ofChild(key, isPartOfParent: true)
        }
      })
  }
}

extension Scope {
  /// A step to the child that is in a case; nil if no child of the feature has effects.
  @inlinable
  static func enter(
    _ state: inout Child.State, _ identity: PresentationIdentity<Child.State>, at path: StatePath
  ) -> ReducerPosition.Step? {
    guard ReducerPosition.hasChildren else { return nil }
    let id = withUnsafePointer(to: &state) { identity(at: $0) }
    return ReducerPosition.enter(child: ChildKey(path: path, id: AnyHashable(id)))
  }
}

extension Effect {
  /// Returns the effect of a child as an effect of its parent.
  @inlinable
  func embedded<Parent>(
    by action: AnyCasePath<Parent, Action>, at path: StatePath
  ) -> Effect<Parent> {
    guard let node else { return .none }
    return Effect<Parent>(node: EmbedNode(node, action, path))
  }
}
