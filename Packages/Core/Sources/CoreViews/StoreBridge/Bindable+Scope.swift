public import CoreArchitecture
public import CoreCasePaths

extension Bindable {
  /// A binding to the store of a presented feature, for `sheet(item:)`, `alert(_:)` and their like.
  ///
  /// It reads nil while nothing is presented; writing nil sends `.dismiss`.
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(
      state, action,
      at: ViewPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A binding to the store of a stack, for `NavigationStack(path:root:destination:)`.
  public func scope<State: ObservableState, Action, Element, ElementAction>(
    state: KeyPath<State, StackState<Element>>,
    action: CaseKeyPath<Action, StackAction<Element, ElementAction>>
  ) -> Binding<Store<StackState<Element>, StackAction<Element, ElementAction>>>
  where Value == Store<State, Action> {
    .constant(wrappedValue.scope(state: state, action: action))
  }
}

extension Binding {
  /// A binding to the store of a presented feature, for `sheet(item:)`, `alert(_:)` and their like.
  ///
  /// It reads nil while nothing is presented; writing nil sends `.dismiss`.
  public func scope<State: ObservableState, Action, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(
      state, action,
      at: ViewPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A binding to the store of a stack, for `NavigationStack(path:root:destination:)`.
  public func scope<State: ObservableState, Action, Element, ElementAction>(
    state: KeyPath<State, StackState<Element>>,
    action: CaseKeyPath<Action, StackAction<Element, ElementAction>>
  ) -> Binding<Store<StackState<Element>, StackAction<Element, ElementAction>>>
  where Value == Store<State, Action> {
    .constant(wrappedValue.scope(state: state, action: action))
  }
}
