import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

@testable import CoreMacrosUnderTest

@Suite struct ReducerCaseTests {
  private func reducerCase(_ source: String) throws -> ReducerCase {
    let declaration = try #require(DeclSyntax("\(raw: source)").as(EnumCaseDeclSyntax.self))
    let element = try #require(declaration.elements.first)
    return ReducerCase(EnumCase(element: element, declaration: declaration))
  }

  @Test(arguments: [
    ("case a(A)", "case a(A.State)"),
    ("case a(b: A<Int>)", "case a(b: A<Int>.State)"),
    ("case a(A = A(1))", "case a(A.State)"),
    ("case a(AlertState<Alert>)", "case a(AlertState<Alert>)"),
    ("case a(UI.ConfirmationDialogState<Alert>)", "case a(UI.ConfirmationDialogState<Alert>)"),
    ("@ReducerCaseEphemeral case a(Banner)", "case a(Banner)"),
    ("@ReducerCaseIgnored case a(x: Int = 1)", "case a(x: Int)"),
    ("case a(A, b: B)", "case a(A, b: B)"),
    ("case a", "case a"),
    ("case a([Int])", "case a([Int])"),
  ])
  func stateCase(source: String, expected: String) throws {
    #expect(try reducerCase(source).stateCase == expected)
  }

  @Test(arguments: [
    ("case a(A)", "case a(A.Action)"),
    ("case a(b: A<Int>)", "case a(A<Int>.Action)"),
    ("case a(AlertState<Alert>)", "case a(AlertState<Alert>.Action)"),
    ("@ReducerCaseEphemeral case a(Banner)", "case a(Banner.Action)"),
    ("@ReducerCaseIgnored case a(A)", ""),
    ("case a(A, b: B)", ""),
    ("case a", ""),
  ])
  func actionCase(source: String, expected: String) throws {
    #expect(try reducerCase(source).actionCase == expected)
  }

  @Test(arguments: [
    ("case a(A)", "case a(CoreArchitecture.StoreOf<A>)"),
    ("case a(b: A)", "case a(CoreArchitecture.StoreOf<A>)"),
    ("case a(AlertState<Alert>)", "case a(AlertState<Alert>)"),
    ("@ReducerCaseIgnored case a(x: Int)", "case a(x: Int)"),
    ("case a", "case a"),
  ])
  func scopeCase(source: String, expected: String) throws {
    #expect(try reducerCase(source).scopeCase == expected)
  }
}
