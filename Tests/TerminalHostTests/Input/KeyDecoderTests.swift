import Testing

@testable import TerminalHost

@Suite struct KeyDecoderTests {
  struct Sample: CustomTestStringConvertible, Sendable {
    var bytes: [UInt8]
    var inputs: [TerminalInput]
    var testDescription: String { String(decoding: bytes, as: UTF8.self).debugDescription }

    init(_ text: String, _ inputs: TerminalInput...) {
      bytes = Array(text.utf8)
      self.inputs = inputs
    }
  }

  static let samples: [Sample] = [
    Sample("a", .key(.scalar("a"))),
    Sample("q ", .key(.scalar("q")), .key(.scalar(" "))),
    Sample("é", .key(.scalar("é"))),
    Sample("한글", .key(.scalar("한")), .key(.scalar("글"))),
    Sample(
      "\u{1112}\u{1161}\u{11AB}", .key(.scalar("\u{1112}")), .key(.scalar("\u{1161}")),
      .key(.scalar("\u{11AB}"))),
    Sample("👩\u{200D}🚀", .key(.scalar("👩")), .key(.scalar("\u{200D}")), .key(.scalar("🚀"))),
    Sample(
      "\t\r\n\u{7F}\u{08}", .key(.tab), .key(.enter), .key(.enter), .key(.backspace),
      .key(.backspace)),
    Sample(
      "\u{01}\u{05}\u{15}\u{17}\u{03}", .key(.control("a")), .key(.control("e")),
      .key(.control("u")), .key(.control("w")), .key(.control("c"))),
    Sample("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", .key(.up), .key(.down), .key(.right), .key(.left)),
    Sample("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", .key(.up), .key(.down), .key(.right), .key(.left)),
    Sample(
      "\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}OH\u{1B}OF", .key(.home), .key(.end), .key(.home),
      .key(.end), .key(.home), .key(.end)),
    Sample(
      "\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~", .key(.insert), .key(.delete), .key(.pageUp),
      .key(.pageDown)),
    Sample("\u{1B}[Z", .key(.tab, .shift)),
    Sample(
      "\u{1B}[1;5C\u{1B}[1;3D\u{1B}[3;5~", .key(.right, .control), .key(.left, .alt),
      .key(.delete, .control)),
    Sample(
      "\u{1B}OP\u{1B}[15~\u{1B}[24~\u{1B}[[A", .key(.function(1)), .key(.function(5)),
      .key(.function(12)), .key(.function(1))),
    Sample(
      "\u{1B}b\u{1B}\u{7F}\u{1B}한", .key(.scalar("b"), .alt), .key(.backspace, .alt),
      .key(.scalar("한"), .alt)),
    Sample("\u{1B}\u{1B}[A", .key(.escape), .key(.up)),
    Sample("\u{1B}[<0;3;7M\u{1B}[<0;3;7m", mouse(.press, 0, 2, 6), mouse(.release, 0, 2, 6)),
    Sample(
      "\u{1B}[<64;1;1M\u{1B}[<65;120;50M", mouse(.wheelUp, 0, 0, 0), mouse(.wheelDown, 1, 119, 49)),
    Sample("\u{1B}[<35;5;5M\u{1B}[<2;9;9M", mouse(.move, 3, 4, 4), mouse(.press, 2, 8, 8)),
    Sample("\u{1B}[M !!x", mouse(.press, 0, 0, 0), .key(.scalar("x"))),
    Sample("\u{1B}[200~가\u{1B}[A\nb\u{1B}[201~c", .paste("가\u{1B}[A\nb"), .key(.scalar("c"))),
    Sample(
      "\u{1B}[200~\u{1B}[201~\u{1B}[200~x\u{1B}[20\u{1B}[201~", .paste(""), .paste("x\u{1B}[20")),
    Sample("\u{1B}[?1;2cx\u{1B}[I\u{1B}[99~y", .key(.scalar("x")), .key(.scalar("y"))),
    Sample(
      "\u{1B}[27u\u{1B}[13;5u\u{1B}[9;2u", .key(.escape), .key(.enter, .control), .key(.tab, .shift)
    ),
    Sample(
      "\u{1B}[105;5u\u{1B}[99;69u\u{1B}[97;7u", .key(.control("i")), .key(.control("c")),
      .key(.control("a"), .alt)),
    Sample(
      "\u{1B}[97;3u\u{1B}[97;4u\u{1B}[32;2u\u{1B}[115;9u", .key(.scalar("a"), .alt),
      .key(.scalar("A"), .alt), .key(.scalar(" ")), .key(.scalar("s"), .command)),
    Sample(
      "\u{1B}[57414u\u{1B}[57401u\u{1B}[57441u\u{1B}[97;5:3u", .key(.enter), .key(.scalar("2"))),
    Sample("\u{1B}[27;5;13~\u{1B}[99999999999999999999u", .key(.enter, .control)),
    Sample("\u{1B}[?2026;2$y\u{1B}[?5ux\u{1B}[?997;1n", .key(.scalar("x"))),
    Sample("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\x\u{1B}]11;#fff\u{07}", .key(.scalar("x"))),
    Sample("\u{1B}]11;rgb:ff\u{1B}[Ax", .key(.up), .key(.scalar("x"))),
    Sample(
      "\u{1B}]x\u{1B}[48;24;80;0;0tq", .key(.scalar("]"), .alt), .key(.scalar("x")),
      .key(.scalar("q"))),
    Sample("\u{1B}[12\u{0D}", .key(.enter)),
    Sample("\u{1C}\u{85}z", .key(.scalar("z"))),
  ]

  private static func mouse(
    _ action: MouseEvent.Action, _ button: Int, _ column: Int, _ row: Int
  ) -> TerminalInput {
    .mouse(MouseEvent(action: action, button: button, column: column, row: row))
  }

  @Test(arguments: samples)
  func wholeSequences(sample: Sample) {
    var decoder = KeyDecoder()
    #expect(decoder.consume(sample.bytes) == sample.inputs)
    #expect(!decoder.isWaitingForTimeout)
  }

  @Test(arguments: samples)
  func sequencesSplitAnywhereMeanTheSame(sample: Sample) {
    for cut in 0...sample.bytes.count {
      var decoder = KeyDecoder()
      var found = decoder.consume(Array(sample.bytes[..<cut]))
      found += decoder.consume(Array(sample.bytes[cut...]))
      #expect(found == sample.inputs, "cut at \(cut)")
    }
    var decoder = KeyDecoder()
    #expect(sample.bytes.flatMap { decoder.consume([$0]) } == sample.inputs, "byte by byte")
  }

  @Test func allSamplesInARowSplitAnywhereMeanTheSame() {
    let bytes = Self.samples.flatMap(\.bytes)
    let inputs = Self.samples.flatMap(\.inputs)
    for size in 1...17 {
      var decoder = KeyDecoder()
      var found: [TerminalInput] = []
      for start in stride(from: 0, to: bytes.count, by: size) {
        found += decoder.consume(Array(bytes[start..<min(start + size, bytes.count)]))
      }
      #expect(found == inputs, "chunks of \(size)")
    }
  }

  @Test(
    arguments: [
      ([0x1B], [.key(.escape)]),
      ([0x1B, 0x5B], [.key(.scalar("["), .alt)]),
      ([0x1B, 0x4F], [.key(.scalar("O"), .alt)]),
      ([0x1B, 0x1B], [.key(.escape), .key(.escape)]),
      ([0x1B, 0x5B, 0x31, 0x3B], []),
    ] as [([UInt8], [TerminalInput])])
  func aTimeoutSettlesWhatIsPending(bytes: [UInt8], inputs: [TerminalInput]) {
    var decoder = KeyDecoder()
    var found = decoder.consume(bytes)
    #expect(decoder.isWaitingForTimeout)
    found += decoder.timeout()
    #expect(found == inputs)
    #expect(!decoder.isWaitingForTimeout)
    #expect(decoder.consume([0x61]) == [.key(.scalar("a"))])
  }

  @Test func aTimeoutDoesNotBreakACharacter() {
    var decoder = KeyDecoder()
    #expect(decoder.consume([0xED, 0x95]) == [])
    #expect(!decoder.isWaitingForTimeout)
    #expect(decoder.timeout() == [])
    #expect(decoder.consume([0x9C]) == [.key(.scalar("한"))])
  }

  @Test func aPasteIsWaitedForWhileItArrives() {
    var decoder = KeyDecoder()
    #expect(decoder.consume(Array("\u{1B}[200~a\u{1B}".utf8)) == [])
    #expect(decoder.isPasting)
    #expect(decoder.consume(Array("[201~".utf8)) == [.paste("a")])
    #expect(!decoder.isPasting)
    #expect(!decoder.isWaitingForTimeout)
  }

  @Test(
    arguments: [("", []), ("a b", [.paste("a b")]), ("a\u{1B}[20", [.paste("a")])]
      as [(String, [TerminalInput])])
  func aPasteWithoutAnEndSwallowsNoKeysAfterIt(pasted: String, inputs: [TerminalInput]) {
    var decoder = KeyDecoder()
    #expect(decoder.consume(Array("\u{1B}[200~\(pasted)".utf8)) == [])
    #expect(decoder.isWaitingForTimeout)
    #expect(decoder.timeout() == inputs)
    #expect(!decoder.isWaitingForTimeout)
    #expect(decoder.consume(Array("q".utf8)) == [.key(.scalar("q"))])
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
      [0xE2, 0x82], [0xF0, 0x9F, 0x98],
    ] as [[UInt8]])
  func whatIsNotUTF8IsReplacedAndNothingAfterItIsLost(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    let found = decoder.consume(bytes + [0x61])
    #expect(found.last == .key(.scalar("a")))
    #expect(found.dropLast().allSatisfy { $0 == .key(.scalar("\u{FFFD}")) })
    #expect(found.count > 1)
  }

  @Test(
    arguments: [
      ("\u{1B}]52;", "harbour", "harbour"), ("\u{1B}]52;c;aGk=", "x", "x"), ("\u{1B}]0", "q", "q"),
      ("\u{1B}]11;rgb:1010", "/1010", ""), ("\u{1B}]1", "1;rgb:ff/", ""), ("\u{1B}]8;;", "", ""),
    ])
  func aStringWithoutAnEndSwallowsNoKeys(begin: String, typed: String, found: String) {
    var decoder = KeyDecoder()
    #expect(decoder.consume(Array(begin.utf8)) == [])
    let events = decoder.eventsFound
    for byte in Array(typed.utf8) { #expect(decoder.consume([byte]) == []) }
    #expect(decoder.waiting == .end)
    #expect(decoder.eventsFound == events, "so that keys do not put its end off")
    #expect(decoder.timeout() == found.unicodeScalars.map { .key(.scalar($0)) })
    #expect(decoder.consume(Array("q".utf8)) == [.key(.scalar("q"))])
  }

  @Test func anEscapeKeyBehindAStringWithoutAnEndIsOne() {
    var decoder = KeyDecoder()
    _ = decoder.consume(Array("\u{1B}]52;".utf8))
    _ = decoder.consume([0x1B])
    #expect(decoder.timeout() == [.key(.escape)])
  }

  @Test func anEndlessStringEndsWithItsTime() {
    var decoder = KeyDecoder()
    #expect(decoder.consume(Array("\u{1B}]52;\(String(repeating: "A", count: 500))".utf8)) == [])
    let events = decoder.eventsFound
    #expect(decoder.consume(Array("B".utf8)) == [])
    #expect(decoder.waiting == .end && decoder.eventsFound == events)
    #expect(decoder.timeout() == [])
    #expect(decoder.consume(Array("q".utf8)) == [.key(.scalar("q"))])
  }

  @Test func anEndlessSequenceIsGivenUp() {
    var decoder = KeyDecoder()
    let found = decoder.consume(Array("\u{1B}[".utf8) + Array(repeating: 0x31, count: 65) + [0x0D])
    #expect(found == [.key(.enter)])
  }
}
