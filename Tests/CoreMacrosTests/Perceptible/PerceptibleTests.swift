import Testing

@Suite struct PerceptibleTests {
  @Test func aStructIsNoClass() {
    expectExpansion(
      of: "Perceptible",
      """
      @Perceptible struct Buoy {
        var depth = 0
      }
      """,
      """
      struct Buoy {
        var depth = 0
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@Perceptible' needs a class, whose instances are shared: use '@ObservableState' for \
            struct 'Buoy'
            """.see("Observation"),
          line: 1,
          column: 1,
          fixIts: [FixItSpec(message: "remove '@Perceptible'")])
      ])
  }
}
