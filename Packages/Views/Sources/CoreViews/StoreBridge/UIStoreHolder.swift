public import CoreArchitecture
public import CoreCasePaths
internal import CoreDependencies

/// A wrapper by which code without views holds a store: `@UIBindable var store`, or a binding to
/// one.
public protocol UIStoreHolder<Value> {
  /// The type of the store.
  associatedtype Value

  /// The store held by the wrapper; a binding reads it at each access.
  var wrappedValue: Value { get }
}

extension UIBindable: UIStoreHolder {}
extension UIBinding: UIStoreHolder {}

extension UIStoreHolder {
  /// A binding to the store of a presented feature.
  ///
  /// It reads nil while nothing is presented; writing nil sends `.dismiss`. If the state is still
  /// there after that, it is reported.
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> UIBinding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    let store = wrappedValue
    let base = store.presentation(
      state, action,
      at: _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
    return UIBinding(place: store.place(state, action), base)
  }

  /// A binding to the store of a stack.
  public func scope<State: ObservableState, Action, Element, ElementAction>(
    state: KeyPath<State, StackState<Element>>,
    action: CaseKeyPath<Action, StackAction<Element, ElementAction>>
  ) -> UIBinding<Store<StackState<Element>, StackAction<Element, ElementAction>>>
  where Value == Store<State, Action> {
    let store = wrappedValue
    return UIBinding(
      place: store.place(state, action), .constant(store.scope(state, action: action)))
  }

  /// A binding to the store of a presented feature.
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> UIBinding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(
      state: state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A binding to the store of a stack.
  public func scope<State: ObservableState, Action, Element, ElementAction>(
    _ state: KeyPath<State, StackState<Element>>,
    action: CaseKeyPath<Action, StackAction<Element, ElementAction>>
  ) -> UIBinding<Store<StackState<Element>, StackAction<Element, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state: state, action: action)
  }

  /// A value of the store's state, from which `sending` makes a binding:
  /// `$store.name.sending(\.named)`.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> UIStoreSending<State, Action, Member> where Value == Store<State, Action> {
    UIStoreSending(store: wrappedValue, keyPath: keyPath)
  }
}

extension UIBinding {
  init(place: AnyHashable, _ base: Binding<Value>) {
    self.init(place: place, get: { base.wrappedValue }, set: { base.wrappedValue = $0 })
  }
}

extension Store {
  /// The place of what two key paths lead to.
  func place(_ state: AnyKeyPath, _ action: AnyKeyPath) -> AnyHashable {
    AnyHashable([AnyHashable(id), AnyHashable(state), AnyHashable(action)])
  }
}
