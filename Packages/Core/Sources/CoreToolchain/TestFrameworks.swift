internal import Foundation

/// Reports failures to the running test framework.
package enum TestFrameworks {
  /// Records an issue in Swift Testing or, if that is not loaded, on standard error.
  package static func record(
    _ message: String?, isWarning: Bool, at place: SwiftTestingBridge.Place
  ) {
    let isRecorded =
      SwiftTestingBridge.current?.record(message, isWarning: isWarning, at: place) ?? false
    if !isRecorded { printUnrecorded(message ?? "", place: "\(place.fileID):\(place.line)") }
  }

  /// Fails the running test of XCTest.
  ///
  /// In a run of Swift Testing it fails the run; the issue then comes from a task of none of its
  /// tests.
  static func fail(_ message: String, file: StaticString, line: UInt) {
    let message = withoutHostParagraph(message)
    if SwiftTestCase.areRunning {
      let place = SwiftTestingBridge.Place(
        fileID: "\(file)", filePath: "\(file)", line: Int(line), column: 1
      )
      return record(message, isWarning: false, at: place)
    }
    typealias Fail = @convention(thin) (String, StaticString, UInt) -> Void
    guard let fail = LoadedLibrary.function(xctFail, as: Fail.self) else {
      return printUnrecorded(message, place: "\(file):\(line)")
    }
    fail(message, file, line)
  }

  static let xctFail = "$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF"

  /// Returns a message without the paragraph about host applications.
  ///
  /// IssueReporting adds it on Linux, as it takes every test there for one inside an application.
  static func withoutHostParagraph(_ message: String) -> String {
    let start = "This issue was emitted from tests running in a host application"
    guard let paragraph = message.range(of: start, options: .backwards) else { return message }
    let rule = CharacterSet(charactersIn: "━┉┅").union(.whitespacesAndNewlines)
    return String(message[..<paragraph.lowerBound]).trimmingTrailing(rule)
  }

  private static func printUnrecorded(_ message: String, place: String) {
    let text = """
      \(place): An issue was found in a test, and no test framework is there to take it\
      \(message.isEmpty ? "." : ": \(message)")

      """
    FileHandle.standardError.write(Data(text.utf8))
  }
}

extension String {
  fileprivate func trimmingTrailing(_ characters: CharacterSet) -> String {
    var scalars = Substring(self).unicodeScalars
    while let last = scalars.last, characters.contains(last) { scalars.removeLast() }
    return String(scalars)
  }
}
