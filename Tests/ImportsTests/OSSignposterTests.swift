import Testing

@testable import os

@Suite struct OSSignposterTests {
  @Test func aStretchIsNamedAndNumberedWhereOthersOverlapIt() {
    let haul = os.OSSignpostID(7)
    #expect(OSSignposter.line("haul", "begins", .exclusive, "") == "haul begins")
    #expect(
      OSSignposter.line("haul", "begins", haul, "nets: \(3)") == "haul #7 begins: nets: 3")
  }

  @Test func eachStretchHasAnIdOfItsOwn() {
    let signposter = OSSignposter(subsystem: "app.tides", category: "nets")
    let ids = Set((0..<100).map { _ in signposter.makeSignpostID() })
    #expect(ids.count == 100)
    #expect(!ids.contains(.exclusive))
  }

  @Test func workIsDoneWhetherOrNotAnythingIsWritten() throws {
    for signposter in [OSSignposter(), .disabled] {
      #expect(signposter.withIntervalSignpost("haul") { 3 } == 3)
      let state = signposter.beginInterval("haul", "of \(3) nets")
      signposter.emitEvent("full")
      signposter.endInterval("haul", state)
    }
  }

  @Test func whatStandsForApplesModuleIsFoundUnderApplesNameHere() {
    #if canImport(os) && canImport(OSLog) && canImport(SwiftUI) && canImport(UniformTypeIdentifiers)
      let isFound = true
    #else
      let isFound = false
    #endif
    #expect(isFound)
  }
}
