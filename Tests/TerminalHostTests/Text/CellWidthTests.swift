import Testing

@testable import TerminalHost

@Suite struct CellWidthTests {
  @Test(arguments: [
    ("", 0), ("a", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("ß", 1), ("Я", 1),
    ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1112}\u{1161}", 2), ("ㄱ", 2), ("ㅏ", 2),
    ("日", 2), ("か", 2), ("が", 2), ("ｶ", 1), ("Ａ", 2), ("！", 2), ("、", 2), ("￦", 2), ("₩", 1),
    ("😀", 2), ("👍🏽", 2), ("👩‍👩‍👧‍👦", 2), ("👩‍🚀", 2), ("🇰🇷", 2), ("🇰🇷🇯🇵", 4), ("☀", 1), ("☀️", 2), ("❤️", 2),
    ("1️⃣", 2), ("✓", 1), ("─", 1), ("•", 1), ("…", 1), ("⠋", 1), ("█", 1), ("⏎", 1),
    ("\u{200B}", 0), ("\u{FEFF}", 0), ("\u{AD}", 0), ("\u{7F}", 0), ("\t", 0),
    ("क्ष", 2), ("ที่", 1), ("𠀀", 2), ("𝒳", 1), ("abc한글", 7),
  ])
  func widths(text: String, width: Int) {
    #expect(text.cellWidth == width)
  }

  @Test func everySyllableIsTwoCellsWideHoweverItIsEncoded() {
    for value in stride(from: UInt32(0xAC00), through: 0xD7A3, by: 17) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let index = value - 0xAC00
      let parts = [0x1100 + index / 588, 0x1161 + index % 588 / 28, 0x11A7 + index % 28]
      var jamo = String.UnicodeScalarView()
      for part in parts where part != 0x11A7 { Unicode.Scalar(part).map { jamo.append($0) } }
      #expect(String(scalar).cellWidth == 2)
      #expect(String(jamo).cellWidth == 2)
    }
  }
}
