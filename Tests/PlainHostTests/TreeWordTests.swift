import CoreViews
import Testing
import ViewWords

/// Which words are in the element tree, which stories and tests read, and hosts draw.
///
/// `RECORD=1 make test FILTER=WordTests` records all anew.
@MainActor
struct TreeWordTests {
  private nonisolated static let record = WordRecord("tree")

  @Test(.disabled(if: WordRecord.isRecording)) func wordsAreInTheTreeAsRecorded() async {
    for word in Word.all {
      let entry = await entry(word)
      #expect(entry == Self.record[word], "\(word.name)")
    }
  }

  @Test(.enabled(if: WordRecord.isRecording)) func wordsAreRecorded() async throws {
    var entries: [(Word, String)] = []
    for word in Word.all { entries.append((word, await entry(word))) }
    try Self.record.write("Which words are in the element tree.", entries)
  }

  private func entry(_ word: Word) async -> String {
    func tree(_ isUsed: Bool) async -> [String] {
      await word.play(isUsed: isUsed).session.root.flattened.map { element in
        """
        \(element.role) \(element.label) \(element.value) \(element.isEnabled) \
        \(element.isFocused) \(element.isHidden) \(element.isSelected) \(element.style) \
        \(element.traits) \(element.accessibility)
        """
      }
    }
    let (used, unused) = (await tree(true), await tree(false))
    return WordRecord.entry(used == unused ? "" : "something", without: "")
  }
}
