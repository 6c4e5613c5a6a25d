import CoreViews
import Testing
import ViewWords

@testable import WebHost

/// The HTML of each word, compared with what was read once and kept.
///
/// `RECORD=1 make test FILTER=WordTests` records all hosts anew.
@MainActor
struct WebWordTests {
  private nonisolated static let record = WordRecord("words")

  @Test(.disabled(if: WordRecord.isRecording)) func wordsAreWrittenAsRecorded() async {
    for word in Word.all {
      let entry = await entry(word)
      #expect(entry == Self.record[word], "\(word.name)")
    }
  }

  @Test(.enabled(if: WordRecord.isRecording)) func wordsAreRecorded() async throws {
    var entries: [(Word, String)] = []
    for word in Word.all { entries.append((word, await entry(word))) }
    try Self.record.write("The HTML of each word.", entries)
  }

  private func entry(_ word: Word) async -> String {
    func html(_ isUsed: Bool) async -> String {
      let page = Page()
      _ = page.follow(.all(await word.play(isUsed: isUsed).session.root))
      return Self.renumbered(page.html).replacing("><", with: ">\n<")
    }
    return WordRecord.entry(await html(true), without: await html(false))
  }

  /// The HTML with the numbers of its elements counted from 1: a modifier may take a number and change
  /// nothing.
  private static func renumbered(_ html: String) -> String {
    var numbers: [Substring: Int] = [:]
    return html.replacing(/="([a-z]?)([0-9]+)"/) { match in
      let number = numbers[match.2, default: numbers.count + 1]
      numbers[match.2] = number
      return "=\"\(match.1)\(number)\""
    }
  }
}
