public import CoreArchitecture
public import CoreCasePaths
internal import CoreDependencies

/// A wrapper by which a view holds a store: `@Bindable var store`, or a binding to a store.
public protocol StoreHolder<Value> {
  /// The type of the store.
  associatedtype Value

  /// The store held by the wrapper; a binding reads it at each access.
  var wrappedValue: Value { get }
}

extension Bindable: StoreHolder {}
extension Binding: StoreHolder {}

extension StoreHolder {
  /// A binding to the store of a presented feature, for `sheet(item:)`, `alert(_:)` and their like.
  ///
  /// It reads nil while nothing is presented; writing nil sends `.dismiss`. If the state is still
  /// there after that, it is reported.
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(
      state, action,
      at: _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A binding to the store of a presented feature, from the projection of a `@Presents` property.
  ///
  /// The key paths `\.$child` and `\.child` lead to the same binding.
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(
      state.appending(path: \.wrappedValue), action,
      at: _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A binding to the store of a stack, for `NavigationStack(path:root:destination:)`.
  public func scope<State: ObservableState, Action, Element, ElementAction>(
    _ state: KeyPath<State, StackState<Element>>,
    action: CaseKeyPath<Action, StackAction<Element, ElementAction>>
  ) -> Binding<Store<StackState<Element>, StackAction<Element, ElementAction>>>
  where Value == Store<State, Action> {
    .constant(wrappedValue.scope(state, action: action))
  }
}

// The same with the label `state:`, as before TCA 1.26.
extension StoreHolder {
  /// A binding to the store of a presented feature.
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(
      state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A binding to the store of a presented feature, from the projection of a `@Presents` property.
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(
      state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A binding to the store of a stack.
  public func scope<State: ObservableState, Action, Element, ElementAction>(
    state: KeyPath<State, StackState<Element>>,
    action: CaseKeyPath<Action, StackAction<Element, ElementAction>>
  ) -> Binding<Store<StackState<Element>, StackAction<Element, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state, action: action)
  }
}
