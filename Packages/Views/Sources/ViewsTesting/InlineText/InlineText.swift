// Texts that a test expects, written into its source.
//
// InlineTextRecorder: InlineTextRefusal.
// InlineTextSource: InlineTextLiteral.

@_spi(Views) internal import CoreArchitecture
internal import CoreDependencies
@_spi(Views) internal import CoreTesting

/// A text that a test compares with one written in its source.
struct InlineText {
  let actual: String
  let expected: String?
  let location: _SourceLocation

  /// Fails if the texts differ.
  ///
  /// When recording, writes the text into the source instead and fails too, so that a recording run
  /// is never taken for one that passed.
  func check(_ recorder: InlineTextRecorder = .shared) {
    guard recorder.isRecording else { return compare() }
    do {
      let isChanged = try recorder.record(
        actual, expected: expected, file: "\(location.filePath)", line: Int(location.line))
      if isChanged {
        location.fail("The screen has been recorded. Run the test again without 'RECORD=1'.")
      }
    } catch {
      location.fail("The screen cannot be recorded: \(error).\n\nOn screen:\n\(actual.indented)")
    }
  }

  private func compare() {
    guard let expected else {
      return location.fail(
        """
        No screen is recorded here. Run the test with 'RECORD=1' in the environment to have this \
        one written down:

        \(actual.indented)
        """)
    }
    guard expected != actual else { return }
    location.fail(
      """
      The screen is not the one that is recorded:

      \((difference(expected, actual) ?? dump(actual)).indented(by: 4))

      (Expected: −, Actual: +)

      If it is right, run the test with 'RECORD=1' in the environment to have it written down.
      """)
  }
}

extension HeadlessHost {
  /// Compares the text on screen with a text in the test's source.
  ///
  /// In a run with `RECORD=1` in the environment, the closure is rewritten if the text differs, and
  /// added if there is none: begin with `expectScreen()`. Write each call on a line of its own. A
  /// run that records something fails, so that it is not mistaken for a check.
  public func expectScreen(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ expected: (() -> String)? = nil
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    InlineText(actual: text, expected: expected?(), location: location).check()
  }
}

extension StoryHost {
  /// Compares the text on screen with a text in the test's source.
  ///
  /// `HeadlessHost.expectScreen` tells how the text is recorded.
  public func expectScreen(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, _ expected: (() -> String)? = nil
  ) {
    let location = _SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    InlineText(actual: screen, expected: expected?(), location: location).check()
  }
}
