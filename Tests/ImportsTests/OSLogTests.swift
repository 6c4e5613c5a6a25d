import ComposableArchitecture
import Testing

@testable import os

@Suite struct OSLogTests {
  private struct Refused: Error {}

  @Test func textsAreHiddenUnlessTheyArePublic() {
    let name = "Alma"
    let message: OSLogMessage =
      "\(name) \(name, privacy: .public) \(3) \(true) \(Int.self) \(7, privacy: .private)"
    #expect(message.text == "<private> Alma 3 true Int <private>")
    let failed: OSLogMessage = "\(Refused()) \(Refused(), privacy: .public)"
    #expect(failed.text == "<private> Refused()")
  }

  @Test func numbersAreWrittenInAFormat() {
    let message: OSLogMessage =
      "\(255, format: .hex) \(-7, format: .decimal(minDigits: 3)) \(2.5, format: .fixed(precision: 1))"
    #expect(message.text == "ff -007 2.5")
    let aligned: OSLogMessage =
      "\(1, align: .right(columns: 3))|\("a", align: .left(columns: 3), privacy: .public)|"
    #expect(aligned.text == "  1|a  |")
  }

  @Test func whatIsHiddenIsNotEvenWorkedOut() {
    var count = 0
    func name() -> String {
      count += 1
      return "Alma"
    }
    let message: OSLogMessage = "\(name())\(name(), privacy: .public)"
    #expect(message.text == "<private>Alma")
    #expect(count == 1)
  }

  @Test func aMessageGoesToTheLog() {
    Logger(subsystem: "app.tides", category: "harbour").debug("The tide is \(3) feet")
    os_log("Ready", log: OSLog(subsystem: "app.tides", category: "harbour"), type: .debug)
    os_log(.debug, "Ready")
    os_log("The tide is \(3) feet")
  }

  @Test func aSignpostMayNameALog() {
    let reducer = EmptyReducer<Int, Never>()
      .signpost("pier", log: .default)
      .signpost(log: OSLog(subsystem: "harbour", category: "pier"))
    _ = Store(initialState: 0) { reducer }
  }
}
