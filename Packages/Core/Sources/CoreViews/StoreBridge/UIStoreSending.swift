public import CoreArchitecture
public import CoreCasePaths

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
