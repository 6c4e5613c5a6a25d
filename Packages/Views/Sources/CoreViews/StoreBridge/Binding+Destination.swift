public import CoreArchitecture
public import CoreCasePaths

// One destination of several:
// `.sheet(item: $store.scope(\.$destination, action: \.destination).edit)`.
extension Binding where Value: _PresentedDestination {
  /// The store of the presented feature, nil while the enum is in another case.
  ///
  /// Writing nil ends the presentation if the enum is in this case.
  public subscript<CaseState, CaseAction>(
    dynamicMember keyPath: KeyPath<
      Value._Destination.StateReducer.CaseScope.AllCasePaths,
      AnyCasePath<Value._Destination.StateReducer.CaseScope, Store<CaseState, CaseAction>>
    >
  ) -> Binding<Store<CaseState, CaseAction>?>
  where Value._Destination.StateReducer.CaseScope: CasePathable {
    let path = Value._Destination.StateReducer.CaseScope.allCasePaths[keyPath: keyPath]
    return presented { path.extract(from: $0.case) }
  }

  /// The store of the presented alert or dialog, nil while the enum is in another case.
  ///
  /// Writing nil ends the presentation if the enum is in this case.
  public subscript<CaseState: _EphemeralState>(
    dynamicMember keyPath:
      any KeyPath<Value._Destination.AllCasePaths, AnyCasePath<Value._Destination, CaseState>>
      & Sendable
  ) -> Binding<Store<CaseState, CaseState.Action>?> {
    let action: CaseKeyPath<Value._Destination.StateReducer.Action, CaseState.Action>? =
      caseKeyPath(named: caseDescription(of: \Case<Value._Destination>.[dynamicMember: keyPath]))
    return presented { store in
      action.flatMap { store.scope(\.[dynamicMember: keyPath], action: $0) }
    }
  }

  private func presented<CaseStore>(
    _ caseStore:
      @escaping (Store<Value._Destination, Value._Destination.StateReducer.Action>) -> CaseStore?
  ) -> Binding<CaseStore?> {
    let current = { wrappedValue._presented.flatMap(caseStore) }
    return Binding<CaseStore?>(
      get: current,
      set: { newValue in
        if newValue == nil, current() != nil { wrappedValue = nil }
      })
  }
}

/// The case of an enum by its name and the type of its value.
private func caseKeyPath<Root: CasePathable, Value>(
  named name: String
) -> CaseKeyPath<Root, Value>? {
  func paths<Iterable: CasePathIterable>(of type: Iterable.Type) -> [AnyKeyPath] {
    type.allCasePaths.map { $0 }
  }
  guard let type = Root.self as? any CasePathIterable.Type else { return nil }
  return paths(of: type).lazy
    .compactMap { $0 as? CaseKeyPath<Root, Value> }
    .first { caseDescription(of: $0) == name }
}

/// The store of a `@Reducer` enum, as a constraint for bindings to one of its cases.
public protocol _DestinationStore {
  /// The state of the enum.
  associatedtype _Destination: CaseReducerState & ObservableState

  /// The store, with the action type that belongs to the state.
  var _store: Store<_Destination, _Destination.StateReducer.Action> { get }
}

extension Store: _DestinationStore
where State: CaseReducerState & ObservableState, Action == State.StateReducer.Action {
  /// The state of the enum is that of the store.
  public typealias _Destination = State

  /// The store itself.
  public var _store: Store<State, State.StateReducer.Action> { self }
}

/// The store of a `@Reducer` enum while it is presented, else nil.
public protocol _PresentedDestination: ExpressibleByNilLiteral {
  /// The state of the enum.
  associatedtype _Destination: CaseReducerState & ObservableState

  /// The store; nil while nothing is presented.
  var _presented: Store<_Destination, _Destination.StateReducer.Action>? { get }
}

extension Optional: _PresentedDestination where Wrapped: _DestinationStore {
  /// The wrapped store, with the action type that belongs to its state.
  public var _presented: Store<Wrapped._Destination, Wrapped._Destination.StateReducer.Action>? {
    map(\._store)
  }
}
