import Testing

@testable import TerminalHost

@Suite struct CellBufferTests {
  private var buffer = CellBuffer(size: Size(width: 8, height: 2))

  @Test mutating func wideCharactersTakeTwoCells() {
    buffer.write("a한b", at: Point(x: 1, y: 0))
    #expect(buffer.text == " a한b\n")
    #expect(buffer[2, 0].width == 2)
    #expect(buffer[3, 0].width == 0)
    #expect(buffer[4, 0].character == "b")
  }

  @Test(arguments: [(2, " ax b"), (3, " a xb")])
  mutating func overwritingHalfOfAWideCharacterBlanksTheOther(x: Int, line: String) {
    buffer.write("a한b", at: Point(x: 1, y: 0))
    buffer.write("x", at: Point(x: x, y: 0))
    #expect(buffer.text == line + "\n")
  }

  @Test mutating func aWideCharacterOverTwoHalvesLeavesNoHalfBehind() {
    buffer.write("한글", at: Point(x: 1, y: 0))
    buffer.write("국", at: Point(x: 2, y: 0))
    #expect(buffer.text == "  국\n")
    #expect(buffer[1, 0].width == 1)
    #expect(buffer[4, 0].width == 1)
  }

  @Test mutating func aWideCharacterCutByAnEdgeBecomesABlank() {
    buffer.write("한글한글한", at: Point(x: -1, y: 0))
    #expect(buffer.text == " 글한글\n")
    #expect(buffer[7, 0] == .blank)
    buffer.clip = Rect(x: 2, y: 1, width: 3, height: 1)
    buffer.write("한글한글", at: Point(x: 0, y: 1))
    #expect(buffer.text == " 글한글\n  글")
  }

  @Test mutating func textKeepsTheBackgroundItIsWrittenOn() {
    buffer.fill(Rect(x: 0, y: 0, width: 8, height: 1), style: CellStyle(background: Palette.bar))
    buffer.write("한", at: .zero)
    #expect(buffer[0, 0].style.background == Palette.bar)
    #expect(buffer[1, 0].style.background == Palette.bar)
  }

  @Test mutating func drawingOutsideDoesNothing() {
    let before = buffer
    buffer.write("x", at: Point(x: 0, y: 2))
    buffer.write("x", at: Point(x: 8, y: 0))
    buffer.write("x", at: Point(x: 0, y: -1))
    buffer.fill(Rect(x: 20, y: 20, width: 5, height: 5), style: .plain)
    buffer.write("\u{301}", at: .zero)
    #expect(buffer == before)
  }
}
