import SwiftDiagnostics
import Testing

@Suite struct DependencyClientDiagnosticsTests {
  @Test func clientMustBeAStruct() {
    expectExpansion(
      of: "DependencyClient",
      """
      @DependencyClient class API {
      }
      """,
      """
      class API {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@DependencyClient' needs a struct of closures: tests replace single endpoints, which \
            class 'API' does not let them do
            """.see("Dependencies"),
          line: 1,
          column: 1,
          fixIts: [FixItSpec(message: "remove '@DependencyClient'")]
        )
      ]
    )
  }

  @Test func endpointThatReturnsWithoutThrowingNeedsADefault() {
    expectExpansion(
      of: "DependencyEndpoint",
      """
      struct API {
        @DependencyEndpoint var count: (Int, String) -> [Int]
      }
      """,
      #"""
      struct API {
        var count: (Int, String) -> [Int] {
        @storageRestrictions(initializes: _count)
        init(initialValue) {
          _count = initialValue
        }
        get {
          _count
        }
        set {
          _count = newValue
        }
        }

        private var _count: (Int, String) -> [Int]
      }
      """#,
      diagnostics: [
        DiagnosticSpec(
          message: """
            'count' needs a default: called without an implementation it can throw no error, so it \
            must have something to return
            """.see("Dependencies"),
          line: 2,
          column: 27,
          fixIts: [FixItSpec(message: "add a default closure")]
        )
      ],
      applying: ["add a default closure"],
      fixed: """
        struct API {
          @DependencyEndpoint var count: (Int, String) -> [Int] = { _, _ in <#[Int]#> }
        }
        """
    )
  }

  @Test func endpointThatThrowsAnotherErrorNeedsADefault() {
    expectExpansion(
      of: "DependencyEndpoint",
      """
      struct API {
        @DependencyEndpoint var count: () throws(CountError) -> Int
      }
      """,
      #"""
      struct API {
        var count: () throws(CountError) -> Int {
        @storageRestrictions(initializes: _count)
        init(initialValue) {
          _count = initialValue
        }
        get {
          _count
        }
        set {
          _count = newValue
        }
        }

        private var _count: () throws(CountError) -> Int
      }
      """#,
      diagnostics: [
        DiagnosticSpec(
          message: """
            'count' needs a default: called without an implementation it can throw no error, so it \
            must have something to return
            """.see("Dependencies"),
          line: 2,
          column: 27,
          fixIts: [FixItSpec(message: "add a default closure")]
        )
      ]
    )
  }

  @Test func constantCannotBeReplaced() {
    expectExpansion(
      of: "DependencyEndpoint",
      """
      struct API {
        @DependencyEndpoint let count: () -> Void
      }
      """,
      #"""
      struct API {
        let count: () -> Void {
        get { Swift.fatalError("'@DependencyEndpoint' could not be expanded.") }
        }
      }
      """#,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@DependencyEndpoint' needs a stored 'var' of an instance with a closure's type
            """.see("Dependencies"),
          line: 2,
          column: 3,
          fixIts: [
            FixItSpec(message: "make it a 'var'"),
            FixItSpec(message: "remove '@DependencyEndpoint'"),
          ]
        )
      ],
      applying: ["make it a 'var'"],
      fixed: """
        struct API {
          @DependencyEndpoint var count: () -> Void
        }
        """
    )
  }

  @Test func defaultThatEndsTheProcessIsWarnedOf() {
    expectExpansion(
      of: "DependencyEndpoint",
      """
      struct Gauge {
        @DependencyEndpoint var depth: () -> Double = { fatalError() }
      }
      """,
      #"""
      struct Gauge {
        var depth: () -> Double {
        get {
          _depth
        }
        set {
          _depth = newValue
        }
        }

        private var _depth: () -> Double = {
          CoreDependencies._reportUnimplementedEndpoint("Gauge.depth")
          fatalError()
        }
      }
      """#,
      diagnostics: [
        DiagnosticSpec(
          message: """
            the default of 'depth' ends the whole process, and a test run with it: return any \
            value instead, as a call without an implementation is reported by itself
            """.see("Dependencies"),
          line: 2,
          column: 51,
          severity: .warning
        )
      ]
    )
  }

  @Test func defaultThatIsNoClosureIsWarnedOf() {
    expectExpansion(
      of: "DependencyEndpoint",
      """
      struct Gauge {
        @DependencyEndpoint var depth: () -> Double = measure
      }
      """,
      #"""
      struct Gauge {
        var depth: () -> Double {
        get {
          _depth
        }
        set {
          _depth = newValue
        }
        }

        private var _depth: () -> Double = measure
      }
      """#,
      diagnostics: [
        DiagnosticSpec(
          message: """
            the default of 'depth' is not written as a closure, so that a call without an \
            implementation goes unreported: write '{ … }' around it
            """.see("Dependencies"),
          line: 2,
          column: 49,
          severity: .warning
        )
      ]
    )
  }
}
