public import CoreCasePaths
public import CoreDependencies

// The operators in their spelling from before case key paths, with `/Action.child` where `\.child`
// is written today. Each does the same as its namesake with a key path.

extension Scope {
  /// Embeds a child whose state is a property of the parent's state.
  ///
  /// Today `action: \.child`.
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: some _CasePathValue<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.init(.property(toChildState), toChildAction._casePath, child())
  }

  /// Embeds a child whose state is the payload of a case of the parent's state.
  ///
  /// Today `state: \.child, action: \.child`.
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state toChildState: some _CasePathValue<ParentState, ChildState>,
    action toChildAction: some _CasePathValue<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      .enumCase(toChildState._casePath, StatePath(location), location), toChildAction._casePath,
      child())
  }

  /// Takes the actions of a part whose child does nothing:
  /// `Scope(state: \.log, action: /Action.log) {}`.
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: some _CasePathValue<ParentAction, ChildAction>,
    @_NothingBuilder child: () -> _NothingBuilder
  ) where Child == EmptyReducer<ChildState, ChildAction> {
    self.init(.property(toChildState), toChildAction._casePath, EmptyReducer())
  }

  /// Takes the actions of a case whose child does nothing.
  @_disfavoredOverload
  public init<ChildState, ChildAction>(
    state toChildState: some _CasePathValue<ParentState, ChildState>,
    action toChildAction: some _CasePathValue<ParentAction, ChildAction>,
    @_NothingBuilder child: () -> _NothingBuilder,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Child == EmptyReducer<ChildState, ChildAction> {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.init(
      .enumCase(toChildState._casePath, StatePath(location), location), toChildAction._casePath,
      EmptyReducer())
  }
}

/// Builds of an empty closure only, whose types the compiler cannot tell from a reducer in it.
@resultBuilder
public struct _NothingBuilder {
  /// Stands for the closure without a reducer.
  public static func buildBlock() -> Self { Self() }
}

extension Reducer {
  /// Embeds a child's reducer in the parent.
  ///
  /// Today ``Scope``.
  @_disfavoredOverload
  public func pullback<ParentState, ParentAction>(
    state toState: WritableKeyPath<ParentState, State>,
    action toAction: some _CasePathValue<ParentAction, Action>
  ) -> some Reducer<ParentState, ParentAction> {
    Scope(state: toState, action: toAction) { self }
  }
}

// What the operators of `CoreEras` are made of.
extension Reducer {
  /// Runs a child reducer on optional state while it is there.
  @inlinable
  public func _ifLet<Child: Reducer>(
    _ state: WritableKeyPath<State, Child.State?>, _ action: AnyCasePath<Action, Child.Action>,
    _ child: Child, _ location: _SourceLocation
  ) -> some Reducer<State, Action> {
    ComposedReducer(self, child) {
      IfLetLogic(
        Composition(self, child, state: StateAccess(state), action: action, at: location)
      ).node
    }
  }

  /// Runs the reducer of a presented feature while its state is there.
  @inlinable
  public func _ifPresented<Child: Reducer>(
    _ state: WritableKeyPath<State, PresentationState<Child.State>>,
    _ action: AnyCasePath<Action, PresentationAction<Child.Action>>,
    _ child: Child, _ location: _SourceLocation
  ) -> some Reducer<State, Action> {
    ComposedReducer(self, child) {
      PresentationLogic(
        Composition(self, child, state: StateAccess(state), action: action, at: location)
      ).node
    }
  }

  /// Runs a child reducer on the payload of a case while the state is in it.
  public func _ifCase<Child: Reducer>(
    _ state: AnyCasePath<State, Child.State>, _ action: AnyCasePath<Action, Child.Action>,
    _ child: Child, _ location: _SourceLocation
  ) -> some Reducer<State, Action> {
    ComposedReducer(self, child) {
      IfCaseLetLogic(
        Composition(
          self, child, state: CaseAccess(state, StatePath(location)), action: action, at: location)
      ).node
    }
  }

  /// Runs a child reducer on the elements of a collection, whose actions carry an element's id.
  public func _forEachElement<ID: Hashable & Sendable, Child: Reducer>(
    _ state: WritableKeyPath<State, IdentifiedArray<ID, Child.State>>,
    _ action: AnyCasePath<Action, (ID, Child.Action)>,
    _ child: Child, _ location: _SourceLocation
  ) -> some Reducer<State, Action> {
    let action = action.appending(
      path: AnyCasePath<(ID, Child.Action), IdentifiedAction<ID, Child.Action>>(
        embed: { action in
          switch action {
          case .element(let id, let action): (id, action)
          }
        },
        extract: { .element(id: $0.0, action: $0.1) }))
    return ComposedReducer(self, child) {
      ForEachLogic(
        Composition(self, child, state: StateAccess(state), action: action, at: location)
      ).node
    }
  }

  /// Runs a child reducer on the screens of a stack.
  public func _forEachScreen<Child: Reducer>(
    _ state: WritableKeyPath<State, StackState<Child.State>>,
    _ action: AnyCasePath<Action, StackAction<Child.State, Child.Action>>,
    _ child: Child, _ location: _SourceLocation
  ) -> some Reducer<State, Action> {
    ComposedReducer(self, child) {
      StackLogic(
        Composition(self, child, state: StateAccess(state), action: action, at: location)
      ).node
    }
  }
}

extension StatePath {
  /// Identifies a case that has no key path by the place in the source that names it.
  fileprivate init(_ location: _SourceLocation) {
    var hasher = Hasher()
    hasher.combine(location.fileID.description)
    hasher.combine(location.line)
    hasher.combine(location.column)
    self.init(hash: hasher.finalize())
  }
}
