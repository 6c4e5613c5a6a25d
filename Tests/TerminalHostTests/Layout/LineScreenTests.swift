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
