import CoreDependencies
import Testing

/// A client whose test value says so when it is used.
private struct Foghorn: TestDependencyKey {
  var pitch = 1
  var length = 2

  static var testValue: Foghorn {
    if shouldReportUnimplemented { reportIssue("Nobody has set up a foghorn.") }
    return Foghorn()
  }
}

struct ReportingTestValueTests {
  @Dependency(Foghorn.self) private var foghorn

  @Test func aTestValueIsToReportItsUse() {
    #expect(issues { _ = foghorn.length } == ["Nobody has set up a foghorn."])
  }

  @Test func aTestValueIsNotToReportThatAPartOfItIsOverridden() {
    withDependencies {
      $0[Foghorn.self].pitch = 5
    } operation: {
      #expect(foghorn.pitch == 5)
      #expect(foghorn.length == 2)
    }
    #expect(issues { _ = foghorn }.count == 1)
  }

  @Test func aTestValueIsNotToReportThatAPartOfItIsPrepared() {
    prepareDependencies { $0[Foghorn.self].pitch = 6 }
    #expect(foghorn.pitch == 6)
  }

  @Test func aTestValueThatIsAskedForByNameIsToReport() {
    #expect(issues { _ = Foghorn.testValue }.count == 1)
  }
}
