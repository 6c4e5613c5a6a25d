import CoreViews
import Foundation
import Testing

@testable import TerminalHost

/// The lines of texts, as cells.
@MainActor
struct LineScreenTests {
  @Test func aTextIsCutAtItsEnd() {
    #expect(
      LaidOutScreen {
        Text("one two three four five six seven eight nine ten").lineLimit(1)
      }.picture == """
        one two three four five six…
        """)
  }

  @Test func aTextIsCutInTheMiddle() {
    #expect(
      LaidOutScreen {
        Text("one two three four five six seven eight nine ten").lineLimit(1)
          .truncationMode(.middle)
      }.picture == """
        one two three …ight nine ten
        """)
  }

  @Test func aTextIsCutAtItsBeginning() {
    #expect(
      LaidOutScreen {
        Text("one two three four five six seven eight nine ten").lineLimit(1)
          .truncationMode(.head)
      }.picture == """
        …ve six seven eight nine ten
        """)
  }

  @Test func koreanIsCutByItsWidth() {
    #expect(
      LaidOutScreen {
        Text("가나다 라마바 사아자 차카타 파하").lineLimit(1).frame(width: 96)
      }.picture == """
        가나다 라마…
        """)
  }

  /// In any script, a text of up to 60 cells is a line, and a longer one a paragraph.
  @Test(arguments: [("a", 1), ("가", 2), ("é", 1), ("日", 2), ("👩‍🚀", 2), ("e\u{301}", 1)])
  func aParagraphIsWhatHasMoreCellsThanALine(letter: String, width: Int) {
    for (cells, isParagraph) in [(42, false), (60, false), (62, true)] {
      let screen = LaidOutScreen(100, 30) {
        VStack(alignment: .leading) {
          Text(String(repeating: letter, count: cells / width))
          Text("below")
        }
      }
      let rows = screen.picture.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(rows.count == (isParagraph ? 3 : 2), "\(cells) cells of \(letter)")
    }
  }

  @Test func linesLineUpAtTheirEnds() {
    #expect(
      LaidOutScreen {
        Text("one two three four five six seven eight").multilineTextAlignment(.trailing)
      }.picture == """
        one two three four five six
                        seven eight
        """)
  }

  @Test func linesAreReserved() {
    #expect(
      LaidOutScreen {
        VStack(spacing: 0) {
          Text("a").lineLimit(3, reservesSpace: true); Text("b")
        }
      }.picture == """
        a


        b
        """)
  }
}
