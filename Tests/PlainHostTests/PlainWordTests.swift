import Testing
import ViewWords

/// What the plain host prints of each word, compared with what was read once and kept.
///
/// `RECORD=1 make test FILTER=WordTests` records all hosts anew.
@MainActor
struct PlainWordTests {
  private nonisolated static let record = WordRecord("words")

  @Test(.disabled(if: WordRecord.isRecording)) func wordsArePrintedAsRecorded() async {
    for word in Word.all {
      let entry = await entry(word)
      #expect(entry == Self.record[word], "\(word.name)")
    }
  }

  @Test(.enabled(if: WordRecord.isRecording)) func wordsAreRecorded() async throws {
    var entries: [(Word, String)] = []
    for word in Word.all { entries.append((word, await entry(word))) }
    try Self.record.write("What the plain host prints of each word.", entries)
  }

  private func entry(_ word: Word) async -> String {
    WordRecord.entry(
      await word.play().transcript, without: await word.play(isUsed: false).transcript)
  }
}
