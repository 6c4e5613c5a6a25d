@_spi(Views) internal import CoreArchitecture
public import CoreCasePaths
@_spi(Views) internal import CoreDependencies

/// The action that a test expects to receive.
struct ReceiveExpectation<Action> {
  let name: String
  let matches: (Action) -> Bool
  /// The expected action, if the test has given the whole of it.
  var expected: Action?

  /// Expects an action of a case.
  static func any<Value>(of actionCase: CaseKeyPath<Action, Value>) -> Self {
    let path = AnyCasePath(actionCase)
    return Self(
      name: "an action of the case '\(caseDescription(of: actionCase))'",
      matches: { path.extract(from: $0) != nil })
  }

  /// Expects an action of a case with a value.
  static func one<Value: Equatable>(
    of actionCase: CaseKeyPath<Action, Value>, _ value: Value
  ) -> Self {
    let path = AnyCasePath(actionCase)
    let expected = path.embed(value)
    return Self(
      name: "'\(debugName(of: expected))'", matches: { path.extract(from: $0) == value },
      expected: expected)
  }

  /// Expects one of several actions.
  static func first(of expectations: [Self]) -> Self {
    guard expectations.count > 1 else { return expectations[0] }
    let names = expectations.map(\.name)
    return Self(
      name: "\(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1])",
      matches: { action in expectations.contains { $0.matches(action) } })
  }

  /// Shows an action that came in place of the expected one.
  func mismatch(_ received: Action) -> String {
    guard let expected, let text = difference(expected, received) else {
      return dump(received).indented(by: 4)
    }
    return "\(text.indented(by: 4))\n\n(Expected: −, Received: +)"
  }
}

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
