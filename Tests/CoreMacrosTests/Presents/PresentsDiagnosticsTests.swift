import Testing

@Suite struct PresentsDiagnosticsTests {
  @Test func typeMustBeOptional() {
    expectExpansion(
      of: "Presents",
      """
      @ObservableState struct State {
        @Presents var child: Child.State
      }
      """,
      #"""
      @ObservableState struct State {
        var child: Child.State {
        get { Swift.fatalError("'@Presents' could not be expanded.") }
        }
      }
      """#,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Presents' needs a written optional type: nil means that nothing is presented
            """.see("Presentation"),
          line: 2,
          column: 24,
          fixIts: [FixItSpec(message: "make the type optional")]
        )
      ],
      applying: ["make the type optional"],
      fixed: """
        @ObservableState struct State {
          @Presents var child: Child.State?
        }
        """
    )
  }

  @Test func typeMustBeWritten() {
    expectExpansion(
      of: "Presents",
      """
      @ObservableState struct State {
        @Presents var child = Child.State()
      }
      """,
      #"""
      @ObservableState struct State {
        var child {
        get { Swift.fatalError("'@Presents' could not be expanded.") }
        }
      }
      """#,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Presents' needs a written optional type: nil means that nothing is presented
            """.see("Presentation"),
          line: 2,
          column: 17
        )
      ]
    )
  }

  @Test func constantCannotBeDismissed() {
    expectExpansion(
      of: "Presents",
      """
      @ObservableState struct State {
        @Presents let child: Child.State?
      }
      """,
      #"""
      @ObservableState struct State {
        let child: Child.State? {
        get { Swift.fatalError("'@Presents' could not be expanded.") }
        }
      }
      """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' needs a 'var': presenting and dismissing change it"
            .see("Presentation"),
          line: 2,
          column: 13,
          fixIts: [FixItSpec(message: "make it a 'var'")]
        )
      ],
      applying: ["make it a 'var'"],
      fixed: """
        @ObservableState struct State {
          @Presents var child: Child.State?
        }
        """
    )
  }

  @Test func computedPropertyHasNoStorage() {
    expectExpansion(
      of: "Presents",
      """
      @ObservableState struct State {
        @Presents var child: Child.State? { nil }
      }
      """,
      #"""
      @ObservableState struct State {
        var child: Child.State? { 
        get {nil 
        }
          get { Swift.fatalError("'@Presents' could not be expanded.") }}
      }
      """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' needs one stored property of an instance".see("Presentation"),
          line: 2,
          column: 3,
          fixIts: [FixItSpec(message: "remove '@Presents'")]
        )
      ]
    )
  }

  @Test func typeWithoutObserversHasNoOneToTell() {
    expectExpansion(
      of: "Presents",
      """
      struct State {
        @Presents var child: Child.State?
      }
      """,
      #"""
      struct State {
        var child: Child.State? {
        get { Swift.fatalError("'@Presents' could not be expanded.") }
        }
      }
      """#,
      diagnostics: [
        DiagnosticSpec(
          message: "'@Presents' needs a type with '@ObservableState', whose observers it tells"
            .see("Presentation"),
          line: 2,
          column: 3
        )
      ]
    )
  }
}
