import SwiftDiagnostics
import Testing

@Suite struct ObservableStateDiagnosticsTests {
  @Test func classIsNoValue() {
    expectExpansion(
      of: "ObservableState",
      """
      @ObservableState final class State {
        var count = 0
      }
      """,
      """
      final class State {
        var count = 0
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@ObservableState' needs a struct or an enum: changes to class 'State' would go unseen, \
            because its instances are shared and not copied
            """.see("Observation"),
          line: 1,
          column: 1,
          fixIts: [
            FixItSpec(message: "make it a struct"), FixItSpec(message: "remove '@ObservableState'"),
          ]
        )
      ],
      applying: ["remove '@ObservableState'"],
      fixed: """
        final class State {
          var count = 0
        }
        """
    )
  }

  @Test func actorIsNoValue() {
    expectExpansion(
      of: "ObservableState",
      """
      @ObservableState actor State {
      }
      """,
      """
      actor State {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@ObservableState' needs a struct or an enum: changes to actor 'State' would go unseen, \
            because its instances are shared and not copied
            """.see("Observation"),
          line: 1,
          column: 1,
          fixIts: [FixItSpec(message: "remove '@ObservableState'")]
        )
      ]
    )
  }

  @Test func wrappersThatNoViewObservesAreReported() {
    expectExpansion(
      of: "ObservableState",
      """
      @ObservableState struct State {
        @PresentationState var sheet: Sheet.State?
        @BindingState var name = ""
      }
      """,
      #"""
      struct State {
        @PresentationState var sheet: Sheet.State?
        @BindingState var name = ""

        var _$observationRegistrar = CoreArchitecture.ObservationStateRegistrar()

        nonisolated var _$id: CoreArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        nonisolated mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }

        static var _$registrar:
          Swift.KeyPath<Self, CoreArchitecture.ObservationStateRegistrar>?
        {
          \Self._$observationRegistrar
        }
      }

      nonisolated extension State: CoreArchitecture.ObservableState {}
      """#,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@PresentationState' tells no view of a change within '@ObservableState'; '@Presents' does
            """.see("Presentation"),
          line: 2,
          column: 3,
          fixIts: [FixItSpec(message: "replace '@PresentationState' with '@Presents'")]
        ),
        DiagnosticSpec(
          message: """
            '@BindingState' tells no view of a change within '@ObservableState', whose properties can \
            be bound without it
            """.see("Observation"),
          line: 3,
          column: 3,
          severity: .warning,
          fixIts: [FixItSpec(message: "remove '@BindingState'")]
        ),
      ],
      fixed: """
        @ObservableState struct State {
          @Presents var sheet: Sheet.State?
          var name = ""
        }
        """
    )
  }

  @Test func severalPropertiesInOneDeclarationAreSplit() {
    expectExpansion(
      of: "ObservableState",
      """
      @ObservableState struct State {
        var x = 0, y, z: Int
      }
      """,
      #"""
      struct State {
        var x = 0, y, z: Int

        var _$observationRegistrar = CoreArchitecture.ObservationStateRegistrar()

        nonisolated var _$id: CoreArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        nonisolated mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }

        static var _$registrar:
          Swift.KeyPath<Self, CoreArchitecture.ObservationStateRegistrar>?
        {
          \Self._$observationRegistrar
        }
      }

      nonisolated extension State: CoreArchitecture.ObservableState {}
      """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@ObservableState' needs a declaration of its own for each property"
            .see("Observation"),
          line: 2,
          column: 3,
          fixIts: [FixItSpec(message: "declare each property on its own")]
        )
      ],
      applying: ["declare each property on its own"],
      fixed: """
        @ObservableState struct State {
          var x = 0
          var y: Int
          var z: Int
        }
        """
    )
  }
}
