import Testing

@testable import TerminalHost

/// What terminals say about themselves, among keys.
@Suite struct TerminalReportTests {
  static let answers: [(String, TerminalReport)] = [
    ("\u{1B}[?2026;2$y", .mode(2026, setting: 2)),
    ("\u{1B}[?2027;0$y", .mode(2027, setting: 0)),
    ("\u{1B}]11;rgb:0000/ffff/8080\u{1B}\\", .background(red: 0, green: 1, blue: 32_896 / 65_535)),
    ("\u{1B}]11;rgba:00/ff/00/ff\u{07}", .background(red: 0, green: 1, blue: 0)),
    ("\u{1B}[?0u", .keyboard),
    ("\u{1B}[?997;1n", .scheme(isDark: true)),
    ("\u{1B}[?997;2n", .scheme(isDark: false)),
    ("\u{1B}[48;24;80;480;800t", .size(columns: 80, rows: 24)),
    ("\u{1B}[?62;4;22c", .attributes),
  ]

  @Test func answersSplitAnywhereAreReportsAndNoKeys() {
    let typed = "a한\t"
    let bytes = Array(Self.answers.flatMap { ($0.0 + typed).utf8 })
    let keys: [TerminalInput] = [.key(.scalar("a")), .key(.scalar("한")), .key(.tab)]
    for size in 1...40 {
      var decoder = KeyDecoder()
      var found: [TerminalInput] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        found += decoder.consume(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      #expect(found == Self.answers.flatMap { _ in keys }, "chunks of \(size)")
      #expect(decoder.reports == Self.answers.map(\.1), "chunks of \(size)")
    }
  }

  @Test(arguments: ["\u{1B}[?", "\u{1B}[", "\u{1B}]11;rgb:", "\u{1B}]4"])
  func anAnswerWithoutEndIsNotTypedAndKeepsNoMemory(start: String) {
    var decoder = KeyDecoder()
    var found = decoder.consume(Array(start.utf8))
    for _ in 0..<1_000 { found += decoder.consume(Array(repeating: 0x31, count: 100)) }
    #expect(found == [])
    #expect(decoder.waiting == .end)
    #expect(decoder.timeout() == [])
    #expect(decoder.waiting == nil)
    #expect(decoder.consume([0x71]) == [.key(.scalar("q"))])
  }

  @Test func answersWithoutEndAreHeardForAWhileOnly() {
    var decoder = KeyDecoder()
    for _ in 0..<1_000 { #expect(decoder.consume(Array("\u{1B}[?997;1n".utf8)) == []) }
    #expect(decoder.reports.count == 64)
  }

  @Test(arguments: ["\u{1B}\\", "\u{07}", "\u{1B}[A"])
  func whatFollowsAnOverlongAnswerIsAKey(end: String) {
    var decoder = KeyDecoder()
    let text = "\u{1B}]11;" + String(repeating: "f", count: 200) + end + "q"
    let found = text.utf8.flatMap { decoder.consume([$0]) }
    #expect(found == (end == "\u{1B}[A" ? [.key(.up)] : []) + [.key(.scalar("q"))])
  }

  @Test func theEscapeKeyIsAwaitedLongerWhileAnAnswerMayBegin() {
    var decoder = KeyDecoder()
    decoder.expectsAnswers = true
    #expect(decoder.consume([0x1B]) == [])
    #expect(decoder.waiting == .answer)
    #expect(decoder.consume(Array("[?6c".utf8)) == [])
    #expect(decoder.consume([0x1B]) == [])
    #expect(decoder.waiting == .escape)
    // One that never answers makes the escape key wait but once.
    decoder.expectsAnswers = true
    #expect(decoder.timeout() == [.key(.escape)])
    #expect(decoder.consume([0x1B]) == [])
    #expect(decoder.waiting == .escape)
  }

  @Test(
    arguments: [
      ("\u{03}", 1, 1), ("q\u{03}\u{03}", 2, 2), ("\u{1B}[99;5u", 1, 7), ("\u{1B}[99;133u", 1, 9),
      ("\u{03}\u{1B}[99;5u", 2, 8), ("\u{1B}[98;5u", 0, 0), ("c", 0, 0),
    ])
  func interruptsAreKnownInEachForm(text: String, times: Int, length: Int) {
    let found = Byte.interrupts(endOf: Array(text.utf8))
    #expect(found == (times, length))
  }
}
