import Testing

@testable import Watching

@Suite struct WatchOptionsTests {
  @Test func aCommandLineIsRead() throws {
    let options = try #require(
      WatchOptions([
        "--build", "make it", "--folder", "A", "--folder", "B", "--waiting", "--", "App", "--x",
      ]))
    #expect(options.build == "make it")
    #expect(options.folders == ["A", "B"])
    #expect(options.isWaiting)
    #expect(options.program == ["App", "--x"])
  }

  @Test(arguments: [
    ["--build", "b", "--folder", "A"], ["--folder", "A", "--", "App"], ["--build"],
    ["--build", "b", "--folder", "A", "--wait", "1", "--", "App"],
  ])
  func whatIsNoneIsRefused(arguments: [String]) { #expect(WatchOptions(arguments) == nil) }
}
