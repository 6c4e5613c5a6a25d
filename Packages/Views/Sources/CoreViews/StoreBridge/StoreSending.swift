public import CoreArchitecture
public import CoreCasePaths

/// A value of a store's state, from which ``sending(_:)`` makes a binding.
@dynamicMemberLookup
public struct StoreSending<State: ObservableState, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A value of the store's state; `sending` makes a binding from it.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> StoreSending<State, Action, Member> {
    StoreSending<State, Action, Member>(
      store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// Returns a binding that reads the value and sends an action with each value that is written.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> {
    let path = casePath(action)
    return Binding(
      get: { [store, keyPath] in store[dynamicMember: keyPath] },
      set: { [store] in store.send(path.embed($0)) }
    )
  }
}

extension Bindable {
  /// A value of the store's state, from which `sending` makes a binding:
  /// `$store.name.sending(\.named)`.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> StoreSending<State, Action, Member> where Value == Store<State, Action> {
    StoreSending(store: wrappedValue, keyPath: keyPath)
  }
}

extension Binding {
  /// A value of the store's state, from which `sending` makes a binding:
  /// `$store.name.sending(\.named)`.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> StoreSending<State, Action, Member> where Value == Store<State, Action> {
    StoreSending(store: wrappedValue, keyPath: keyPath)
  }
}

/// A value of a store's state, from which ``sending(_:)`` makes a binding without a view.
@dynamicMemberLookup
public struct UIStoreSending<State: ObservableState, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A value of the store's state; `sending` makes a binding from it.
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> UIStoreSending<State, Action, Member> {
    UIStoreSending<State, Action, Member>(
      store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// Returns a binding that reads the value and sends an action with each value that is written.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> UIBinding<Value> {
    UIBinding(
      place: store.place(keyPath, action),
      StoreSending(store: store, keyPath: keyPath).sending(action))
  }
}
