import Testing

@testable import CoreDependencies

struct DependencyContextTests {
  @Test func testsRunInTheTestContext() {
    @Dependency(\.context) var context
    #expect(context == .test)
    #expect(DependencyContext.ofProcess == .test)
  }

  @Test(arguments: [
    ([:], false, DependencyContext.live),
    ([:], true, .test),
    (["XCODE_RUNNING_FOR_PREVIEWS": "1"], false, .preview),
    (["XCODE_RUNNING_FOR_PREVIEWS": "0"], false, .live),
    (["SWIFT_DEPENDENCIES_CONTEXT": "live"], true, .live),
    (["SWIFT_DEPENDENCIES_CONTEXT": "nonsense"], true, .test),
  ])
  func environmentDecides(
    environment: [String: String], isTesting: Bool, expected: DependencyContext
  ) {
    #expect(DependencyContext(environment: environment, isTesting: isTesting) == expected)
  }

  @Test func contextChoosesTheDefault() {
    @Dependency(\.greeter) var greeter
    #expect(greeter.greet("a") == "test a")
    withDependencies {
      $0.context = .live
    } operation: {
      #expect(greeter.greet("a") == "live a")
    }
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(greeter.greet("a") == "preview a")
    }
    #expect(DependencyValues.live.greeter.greet("a") == "live a")
    #expect(DependencyValues.preview.greeter.greet("a") == "preview a")
    #expect(DependencyValues.test.greeter.greet("a") == "test a")
    #expect(DependencyValues.live.context == .live)
  }
}
