import Testing

@testable import CoreToolchain

@Suite struct SwiftTestCaseTests {
  private let getters = ToolchainChange(
    "Testing has the static getters 'Test.current' and 'Test.Case.current'", "SwiftTestCase")
  private let arguments = ToolchainChange(
    "Testing keeps a test's arguments in '_kind.parameterized', each with an 'id'", "SwiftTestCase")
  private let flag = ToolchainChange(
    "SwiftPM starts a run of Swift Testing with '--testing-library swift-testing'", "SwiftTestCase")

  @Test func theRunningTestIsFound() throws {
    let current = try #require(SwiftTestCase.current, getters.comment)
    #expect(current.test == Test.current.map { AnyHashable($0.id) }, getters.comment)
    #expect(current.arguments.isEmpty, arguments.comment)
  }

  @Test(arguments: [1, 2], ["fore", "aft"]) func argumentsAreFound(_: Int, _: String) throws {
    let current = try #require(SwiftTestCase.current, getters.comment)
    #expect(current.arguments.count == 3, arguments.comment)
  }

  @Test func aDetachedTaskBelongsToNoTest() async {
    let current = await Task.detached { SwiftTestCase.current }.value
    #expect(current == nil)
  }

  @Test func theRunIsOfSwiftTesting() {
    #expect(SwiftTestCase.areRunning, flag.comment)
  }
}
