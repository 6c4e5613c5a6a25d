import SwiftDiagnostics
import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct DependencyEntryTests {
  @Test func propertyWithADefault() {
    expectExpansion(
      of: "DependencyEntry",
      """
      extension DependencyValues {
        @DependencyEntry public var tides = TideTable.ofTheHarbour
      }
      """,
      """
      extension DependencyValues {
        public var tides {
        get {
          self[__Key_tides.self]
        }
        set {
          self[__Key_tides.self] = newValue
        }
        }

        private enum __Key_tides: CoreDependencies.DependencyKey {
          static let liveValue = TideTable.ofTheHarbour
        }
      }
      """
    )
  }

  @Test func propertyWithATypeToo() {
    expectExpansion(
      of: "DependencyEntry",
      """
      extension DependencyValues {
        @DependencyEntry var tides: any Tides = TideTable()
      }
      """,
      """
      extension DependencyValues {
        var tides: any Tides {
        get {
          self[__Key_tides.self]
        }
        set {
          self[__Key_tides.self] = newValue
        }
        }

        private enum __Key_tides: CoreDependencies.DependencyKey {
          static let liveValue: any Tides = TideTable()
        }
      }
      """
    )
  }

  @Test func withoutADefaultItHasNoLiveValue() {
    expectExpansion(
      of: "DependencyEntry",
      """
      extension DependencyValues {
        @DependencyEntry var tides: TideTable
      }
      """,
      """
      extension DependencyValues {
        var tides: TideTable {
        get { Swift.fatalError("'@DependencyEntry' could not be expanded.") }
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEntry' needs a 'var' of 'DependencyValues' with its live value"
            .see("Dependencies"),
          line: 2,
          column: 3,
          fixIts: [FixItSpec(message: "remove '@DependencyEntry'")]
        )
      ]
    )
  }
}
