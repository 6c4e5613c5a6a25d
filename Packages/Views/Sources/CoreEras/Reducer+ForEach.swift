public import CoreArchitecture
public import CoreCasePaths
internal import CoreDependencies

extension Reducer {
  /// Runs a reducer on the screens of a stack.
  ///
  /// It is the `forEach` for stacks and collections, for calls that label the closure
  /// `destination:`.
  @inlinable
  @_disfavoredOverload
  public func forEach<
    Screens: _IdentifiedArrayOrStack & _Weighty, ScreensAction: _ChildElementsAction,
    Destination: Reducer
  >(
    _ toScreens: WritableKeyPath<State, Screens>,
    action toScreensAction: CaseKeyPath<Action, ScreensAction>,
    @ReducerBuilder<Screens._ChildState, ScreensAction._ElementAction>
    destination: () -> Destination,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action>
  where
    Screens._Collecting == ScreensAction._Collecting, Destination.State == Screens._ChildState,
    Destination.Action == ScreensAction._ElementAction
  {
    forEach(
      toScreens, action: toScreensAction, element: destination,
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Runs a child reducer on the payload of a case while the state is in that case.
  ///
  /// Today `.ifCaseLet(\.child, action: \.child)`.
  @_disfavoredOverload
  public func ifCaseLet<CaseState, CaseAction, Case: Reducer>(
    _ toCaseState: AnyCasePath<State, CaseState>,
    action toCaseAction: AnyCasePath<Action, CaseAction>,
    @ReducerBuilder<CaseState, CaseAction> then case: () -> Case,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action>
  where CaseState == Case.State, CaseAction == Case.Action {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return _ifCase(toCaseState, toCaseAction, `case`(), location)
  }

  /// Runs a child reducer on the elements of a collection, whose actions carry an element's id.
  ///
  /// Today the case is `rows(IdentifiedActionOf<Row>)`, and the operator `action: \.rows`.
  @_disfavoredOverload
  public func forEach<ElementState, ElementAction, ID: Hashable & Sendable, Element: Reducer>(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: AnyCasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action>
  where ElementState == Element.State, ElementAction == Element.Action {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return _forEachElement(toElementsState, toElementAction, element(), location)
  }

  /// Runs a child reducer on the screens of a stack.
  ///
  /// Today `action: \.path`.
  @_disfavoredOverload
  public func forEach<DestinationState, DestinationAction, Destination: Reducer>(
    _ toStackState: WritableKeyPath<State, StackState<DestinationState>>,
    action toStackAction: AnyCasePath<Action, StackAction<DestinationState, DestinationAction>>,
    @ReducerBuilder<DestinationState, DestinationAction> destination: () -> Destination,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> some Reducer<State, Action>
  where Destination.State == DestinationState, Destination.Action == DestinationAction {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return _forEachScreen(toStackState, toStackAction, destination(), location)
  }
}
