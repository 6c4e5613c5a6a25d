import Testing

@testable import TerminalHost

@Suite struct TextWrapTests {
  @Test(
    arguments: [
      ("", 10, []),
      ("short", 10, ["short"]),
      ("one two three", 7, ["one two", "three"]),
      ("one two three", 8, ["one two", "three"]),
      ("a  b", 3, ["a b"]),
      ("first\nsecond line", 6, ["first", "second", "line"]),
      ("a\n\nb", 5, ["a", "", "b"]),
      ("긴 문장은 줄이 바뀝니다", 9, ["긴 문장은", "줄이", "바뀝니다"]),
      ("긴 문장은 줄이 바뀝니다", 10, ["긴 문장은", "줄이", "바뀝니다"]),
      ("긴 문장은 줄이 바뀝니다", 14, ["긴 문장은 줄이", "바뀝니다"]),
      ("가나다라마", 4, ["가나", "다라", "마"]),
      ("가나다라마", 5, ["가나", "다라", "마"]),
      ("a abcdefgh", 4, ["a", "abcd", "efgh"]),
      ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 4, ["👩‍👩‍👧👩‍👩‍👧", "👩‍👩‍👧"]),
      ("  indented text", 11, ["  indented", "text"]),
      ("한", 1, ["한"]), ("한국", 1, ["한", "국"]),
    ] as [(String, Int, [String])])
  func wraps(text: String, width: Int, lines: [String]) {
    #expect(TextWrap.lines(text, width: width) == lines)
  }

  @Test(arguments: [
    ("plain", "plain"), ("a\tb", "a b"), ("a\r\nb", "a b"), ("\u{1B}[31mred", "[31mred"),
    ("bell\u{07}", "bell"), ("\u{9B}2J", "2J"), ("\u{202E}abc", "abc"), ("한\u{0}글", "한글"),
  ])
  func nothingInATextIsACommandToTheTerminal(text: String, line: String) {
    #expect(DisplayText.line(text) == line)
  }

  @Test(arguments: [
    ("abc", 3, "abc"), ("abcd", 3, "ab…"), ("한글입니다", 5, "한글…"), ("한글입니다", 4, "한…"),
    ("한글", 1, "…"), ("한글", 0, ""),
  ])
  func truncation(text: String, width: Int, result: String) {
    #expect(DisplayText.truncated(text, to: width) == result)
    #expect(result.cellWidth <= width)
  }
}
