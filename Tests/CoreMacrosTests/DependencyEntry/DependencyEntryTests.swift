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

        private enum __Key_tides: CoreDependencies.TestDependencyKey {
          static let testValue = TideTable.ofTheHarbour
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

        private enum __Key_tides: CoreDependencies.TestDependencyKey {
          static var testValue: any Tides { TideTable() }
        }
      }
      """
    )
  }

  @Test func valuesForTheAppAndForPreviewsUnderAName() {
    expectExpansion(
      of: "DependencyEntry",
      """
      public extension DependencyValues {
        @DependencyEntry("TidesKey", liveValue: .ofTheHarbour, previewValue: .flat)
        var tides: TideTable = .calm
      }
      """,
      """
      public extension DependencyValues {
        var tides: TideTable {
        get {
          self[TidesKey.self]
        }
        set {
          self[TidesKey.self] = newValue
        }
        }

        public enum TidesKey: CoreDependencies.DependencyKey {
          public static let liveValue: TideTable = .ofTheHarbour
          public static let previewValue: TideTable = .flat
          public static var testValue: TideTable { .calm }
        }
      }
      """
    )
  }

  @Test func aLiveValueMayBeTheOnlyOne() {
    expectExpansion(
      of: "DependencyEntry",
      """
      extension DependencyValues {
        @DependencyEntry(liveValue: TideTable.ofTheHarbour) var tides: any Tides
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
          static let liveValue: any Tides = TideTable.ofTheHarbour
        }
      }
      """
    )
  }

  @Test func withoutADefaultTheTypeMayBeItsOwnKey() {
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
        get {
          self[_entry: (TideTable).self, __Key_tides.self]
        }
        set {
          self[_entry: (TideTable).self, __Key_tides.self] = newValue
        }
        }

        private enum __Key_tides: CoreDependencies.TestDependencyKey {
          static var testValue: TideTable { CoreDependencies._valueWithoutDefault("tides") }
        }
      }
      """
    )
  }

  @Test func aNameIsALiteralThatATypeCanHave() {
    expectExpansion(
      of: "DependencyEntry",
      """
      extension DependencyValues {
        @DependencyEntry("Tides Key") var tides = TideTable.calm
      }
      """,
      """
      extension DependencyValues {
        var tides {
        get { Swift.fatalError("'@DependencyEntry' could not be expanded.") }
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEntry' needs a literal that can be the name of a type"
            .see("Dependencies"),
          line: 2,
          column: 20
        )
      ]
    )
  }

  @Test func aConstantIsNoDependency() {
    expectExpansion(
      of: "DependencyEntry",
      """
      extension DependencyValues {
        @DependencyEntry static var tides: TideTable
      }
      """,
      """
      extension DependencyValues {
        static var tides: TideTable {
        get { Swift.fatalError("'@DependencyEntry' could not be expanded.") }
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message:
            "'@DependencyEntry' needs a 'var' of 'DependencyValues' with a type or a test value"
            .see("Dependencies"),
          line: 2,
          column: 3,
          fixIts: [FixItSpec(message: "remove '@DependencyEntry'")]
        )
      ]
    )
  }
}
