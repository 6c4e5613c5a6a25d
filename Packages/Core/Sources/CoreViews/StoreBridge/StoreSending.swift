public import CoreArchitecture
public import CoreCasePaths

/// A value of a store's state, to be turned into a binding with `sending`.
@dynamicMemberLookup
public struct StoreSending<State: ObservableState, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A part of the value.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> StoreSending<State, Action, Member> {
    StoreSending<State, Action, Member>(
      store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// A binding that sends an action with each value that is written.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let path = casePath(action)
    return Binding(
      get: { [store, keyPath] in store[dynamicMember: keyPath] },
      set: { [store] in store.send(path.embed($0)) }
    )
  }
}

extension Bindable {
  /// A value of the store's state; `sending` makes it a binding.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> StoreSending<State, Action, Member> where Value == Store<State, Action> {
    StoreSending(store: wrappedValue, keyPath: keyPath)
  }
}

extension Binding {
  /// A value of the store's state; `sending` makes it a binding.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> StoreSending<State, Action, Member> where Value == Store<State, Action> {
    StoreSending(store: wrappedValue, keyPath: keyPath)
  }
}
