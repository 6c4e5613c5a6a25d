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
  /// The key paths `\.$child` and `\.child` lead to the same binding. It reads nil while nothing is
  /// presented; writing nil sends `.dismiss`. If the state is still there after that, it is
  /// reported.
  public func scope<State: ObservableState, Action, Child: _OptionalOrPresents, ChildAction>(
    _ state: KeyPath<State, Child>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Binding<Store<Child._ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presentation(
      Child._optional(at: state), action,
      at: _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// A binding to the store of a presented feature, with the label used before TCA 1.26.
  public func scope<State: ObservableState, Action, Child: _OptionalOrPresents, ChildAction>(
    state: KeyPath<State, Child>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> Binding<Store<Child._ChildState, ChildAction>?> where Value == Store<State, Action> {
    scope(
      state, action: action, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// A binding to the store of a stack, for `NavigationStack(path:root:destination:)`.
  public func scope<
    State: ObservableState, Action, Screens: _IdentifiedArrayOrStack & _ScreensWeights,
    ScreensAction: _ChildElementsAction
  >(
    _ state: KeyPath<State, Screens>, action: CaseKeyPath<Action, ScreensAction>
  ) -> Binding<Store<Screens, ScreensAction>>
  where Value == Store<State, Action>, Screens._Collecting == ScreensAction._Collecting {
    .constant(wrappedValue.scope(state, action: action))
  }

  /// A binding to the store of a stack, with the label used before TCA 1.26.
  public func scope<
    State: ObservableState, Action, Screens: _IdentifiedArrayOrStack & _ScreensWeights,
    ScreensAction: _ChildElementsAction
  >(
    state: KeyPath<State, Screens>, action: CaseKeyPath<Action, ScreensAction>
  ) -> Binding<Store<Screens, ScreensAction>>
  where Value == Store<State, Action>, Screens._Collecting == ScreensAction._Collecting {
    scope(state, action: action)
  }
}
