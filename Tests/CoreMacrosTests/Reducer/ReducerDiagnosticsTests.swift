import SwiftDiagnostics
import Testing

@Suite struct ReducerDiagnosticsTests {
  @Test func classIsNoReducer() {
    expectExpansion(
      of: "Reducer",
      """
      @Reducer class Feature {
      }
      """,
      """
      class Feature {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Reducer' needs a struct with the logic of a feature or an enum that lists features; \
            class 'Feature' is neither
            """.see("Reducers"),
          line: 1,
          column: 1,
          fixIts: [FixItSpec(message: "make it a struct"), FixItSpec(message: "remove '@Reducer'")]
        )
      ],
      applying: ["make it a struct"],
      fixed: """
        @Reducer struct Feature {
        }
        """
    )
  }

  @Test func caseWithPlainDataIsToBeMarked() {
    expectExpansion(
      of: "Reducer",
      """
      @Reducer enum Path {
        // The page's number.
        case page(Int)
        typealias State = PathState
        typealias Action = PathAction
        typealias CaseScope = PathScope
        static var body: some Reducer<State, Action> { EmptyReducer() }
        static func scope(_ store: Store<State, Action>) -> CaseScope { fatalError() }
      }
      """,
      #"""
      enum Path {
        // The page's number.
        case page(Int)
        typealias State = PathState
        typealias Action = PathAction
        typealias CaseScope = PathScope
        static var body: some Reducer<State, Action> { EmptyReducer() }
        static func scope(_ store: Store<State, Action>) -> CaseScope { fatalError() }
      }

      nonisolated extension Path: CoreArchitecture.CaseReducer, CoreArchitecture.Reducer {}
      """#,
      diagnostics: [
        DiagnosticSpec(
          message: """
            case 'page' needs a reducer, and 'Int' is none: mark a case that only carries data
            """.see("Reducers"),
          line: 3,
          column: 13,
          fixIts: [FixItSpec(message: "add '@ReducerCaseIgnored'")]
        )
      ],
      applying: ["add '@ReducerCaseIgnored'"],
      fixed: """
        @Reducer enum Path {
          // The page's number.
          @ReducerCaseIgnored case page(Int)
          typealias State = PathState
          typealias Action = PathAction
          typealias CaseScope = PathScope
          static var body: some Reducer<State, Action> { EmptyReducer() }
          static func scope(_ store: Store<State, Action>) -> CaseScope { fatalError() }
        }
        """
    )
  }

  @Test func bodyBesideReduceIsNeverRun() {
    expectExpansion(
      of: "Reducer",
      """
      @Reducer struct Feature {
        struct State {}
        enum Action {}
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """,
      #"""
      struct Feature {
        struct State {}
        @CoreCasePaths.CasePathable
        enum Action {}
        func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
        @CoreArchitecture.ReducerBuilder<Self.State, Self.Action>
        var body: some ReducerOf<Self> { EmptyReducer() }
      }

      nonisolated extension Feature: CoreArchitecture.Reducer {}
      """#,
      diagnostics: [
        DiagnosticSpec(
          message: """
            'body' of 'Feature' is never run, because 'reduce(into:action:)' takes its place: move \
            the method's code into a 'Reduce' in the body
            """.see("Reducers"),
          line: 4,
          column: 8,
          severity: .warning,
          notes: [NoteSpec(message: "this is what does not run", line: 5, column: 7)]
        )
      ]
    )
  }

  @Test(arguments: ["ReducerCaseIgnored", "ReducerCaseEphemeral"])
  func markerOutsideACase(marker: String) {
    expectExpansion(
      of: marker,
      """
      @\(marker) struct Detail {
      }
      """,
      """
      struct Detail {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@\(marker)' marks a case of an '@Reducer' enum and does nothing elsewhere"
            .see("Reducers"),
          line: 1,
          column: 1,
          fixIts: [FixItSpec(message: "remove '@\(marker)'")]
        )
      ],
      applying: ["remove '@\(marker)'"],
      fixed: """
        struct Detail {
        }
        """
    )
  }
}
