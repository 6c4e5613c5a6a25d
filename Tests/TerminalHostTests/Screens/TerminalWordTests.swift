import Testing
import ViewWords

@testable import TerminalHost

/// The cells of each word, compared with what was looked at and kept.
///
/// `RECORD=1 make test FILTER=WordTests` records all hosts anew.
@MainActor
struct TerminalWordTests {
  private nonisolated static let record = WordRecord("words")

  @Test(.disabled(if: WordRecord.isRecording)) func wordsAreDrawnAsRecorded() async {
    for word in Word.all {
      let entry = await entry(word)
      #expect(entry == Self.record[word], "\(word.name)")
    }
  }

  @Test(.enabled(if: WordRecord.isRecording)) func wordsAreRecorded() async throws {
    var entries: [(Word, String)] = []
    for word in Word.all { entries.append((word, await entry(word))) }
    try Self.record.write("The cells of each word, and what their styles are.", entries)
  }

  private func entry(_ word: Word) async -> String {
    func cells(_ isUsed: Bool) async -> String {
      let session = await word.play(isUsed: isUsed).session
      return RecordedScreen(LaidOutScreen(40, 12, session).buffer).text
    }
    return WordRecord.entry(await cells(true), without: await cells(false))
  }
}
