@_spi(Hosts) import CoreViews
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
      let session = await FilePlace.$current.withValue(.elsewhere) {
        await word.play(isUsed: isUsed).session
      }
      _ = page.follow(.all(session.root))
      return Self.renumbered(page.html).replacing("><", with: ">\n<")
    }
    return WordRecord.entry(await html(true), without: await html(false))
  }

  /// The HTML with the numbers of its elements counted from 1, and without names that nobody can
  /// guess: a modifier may take a number and change nothing.
  private static func renumbered(_ html: String) -> String {
    var numbers: [Substring: Int] = [:]
    let token = /[0-9]+-[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/
    let named = html.replacing(token, with: "TOKEN")
    return named.replacing(/="([a-z]?)([0-9]+)"/) { match in
      let number = numbers[match.2, default: numbers.count + 1]
      numbers[match.2] = number
      return "=\"\(match.1)\(number)\""
    }
  }
}
