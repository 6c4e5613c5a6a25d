public import CoreCasePaths

/// One of several actions that a test expects, with the change that it makes.
///
/// ``TestStore/receiveInAnyOrder(_:timeout:fileID:file:line:column:)`` takes them.
public struct ExpectedAction<State, Action> {
  let expectation: ReceiveExpectation<Action>
  let update: ((inout State) throws -> Void)?

  /// Expects an action of a case, such as `.action(\.response) { $0.isLoading = false }`.
  public static func action<Value>(
    _ actionCase: CaseKeyPath<Action, Value>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil
  ) -> Self {
    Self(expectation: .any(of: actionCase), update: updateStateToExpectedResult)
  }

  /// Expects an action of a case with a value, such as `.action(\.tide, 3) { $0.tide = 3 }`.
  public static func action<Value: Equatable>(
    _ actionCase: CaseKeyPath<Action, Value>,
    _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil
  ) -> Self {
    Self(expectation: .one(of: actionCase, value), update: updateStateToExpectedResult)
  }
}
