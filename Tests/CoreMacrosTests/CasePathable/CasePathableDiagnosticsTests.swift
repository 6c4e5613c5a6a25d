import Testing

@Suite struct CasePathableDiagnosticsTests {
  @Test func structHasNoCases() {
    expectExpansion(
      of: "CasePathable",
      """
      @CasePathable struct Shape {
      }
      """,
      """
      struct Shape {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@CasePathable' needs an enum: struct 'Shape' has no cases".see("Actions"),
          line: 1,
          column: 1,
          fixIts: [FixItSpec(message: "remove '@CasePathable'")]
        )
      ],
      applying: ["remove '@CasePathable'"],
      fixed: """
        struct Shape {
        }
        """
    )
  }

  @Test func overloadedCases() {
    expectExpansion(
      of: "CasePathable",
      """
      @CasePathable enum Action {
        case set(Int)
        case set(name: String)
      }
      """,
      #"""
      enum Action {
        case set(Int)
        case set(name: String)

        nonisolated struct AllCasePaths: CoreCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          subscript(root: Action) -> CoreCasePaths.PartialCaseKeyPath<Action> {
            return \CoreCasePaths.Case<Action>.set
          }
          var set: CoreCasePaths.AnyCasePath<Action, Int> {
            .init(
              _name: "set",
              _embed: Action.set,
              _extract: {
                guard case .set(let v0) = $0 else { return nil }
                return v0
              }
            )
          }
          func makeIterator() -> Swift.IndexingIterator<[CoreCasePaths.PartialCaseKeyPath<Action>]> {
            let allCasePaths: [CoreCasePaths.PartialCaseKeyPath<Action>] = [
              \CoreCasePaths.Case<Action>.set,
            ]
            return allCasePaths.makeIterator()
          }
        }

        nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
      }

      nonisolated extension Action: CoreCasePaths.CasePathable, CoreCasePaths.CasePathIterable {}
      """#,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@CasePathable' needs case names that differ: a key path cannot tell this 'set' from \
            the other one by labels or types
            """.see("Actions"),
          line: 3,
          column: 8
        )
      ]
    )
  }

  @Test func privateNestedTypeCannotBeExtended() {
    expectExpansion(
      of: "CasePathable",
      """
      struct Feature {
        @CasePathable private enum Action {}
      }
      """,
      #"""
      struct Feature {
        private enum Action {

          nonisolated struct AllCasePaths: CoreCasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
            subscript(root: Action) -> CoreCasePaths.PartialCaseKeyPath<Action> {
            }
            func makeIterator() -> Swift.IndexingIterator<[CoreCasePaths.PartialCaseKeyPath<Action>]> {
              let allCasePaths: [CoreCasePaths.PartialCaseKeyPath<Action>] = [
              ]
              return allCasePaths.makeIterator()
            }
          }

          nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }
      }
      }
      """#,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@CasePathable' adds a conformance at file scope, from where enum 'Action' cannot be \
            seen while it is 'private'
            """.see("Reducers"),
          line: 2,
          column: 17,
          fixIts: [FixItSpec(message: "make it 'fileprivate'")]
        )
      ],
      applying: ["make it 'fileprivate'"],
      fixed: """
        struct Feature {
          @CasePathable fileprivate enum Action {}
        }
        """
    )
  }
}
