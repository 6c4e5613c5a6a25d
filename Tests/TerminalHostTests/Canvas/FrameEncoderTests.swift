import Testing

@testable import TerminalHost

@Suite struct FrameEncoderTests {
  private var encoder = FrameEncoder(depth: .full)
  private var emulator = TerminalEmulator(columns: 20, rows: 4)

  private func frame(_ lines: [String], cursor: Cursor? = nil) -> Frame {
    var frame = Frame(buffer: CellBuffer(size: Size(width: 20, height: 4)), cursor: cursor)
    for (y, line) in lines.enumerated() { frame.buffer.write(line, at: Point(x: 0, y: y)) }
    return frame
  }

  @Test mutating func theSameFrameAgainWritesNothing() {
    #expect(!encoder.encode(frame(["a", "b"])).isEmpty)
    #expect(encoder.encode(frame(["a", "b"])).isEmpty)
  }

  @Test mutating func onlyCellsThatDifferAreWritten() {
    _ = encoder.encode(frame(["count: 1", "한글"]))
    let bytes = String(decoding: encoder.encode(frame(["count: 2", "한글"])), as: UTF8.self)
    #expect(bytes == "\u{1B}[1;8H2")
  }

  @Test mutating func theCursorIsHiddenWhileManyCellsAreWritten() {
    let cursor = Cursor(position: Point(x: 3, y: 2), shape: .bar)
    emulator.feed(encoder.encode(frame(["x"], cursor: cursor)))
    #expect(emulator.cursor == (3, 2))
    #expect(emulator.modes.contains(25))
    #expect(emulator.cursorShape == 6)
    let one = String(decoding: encoder.encode(frame(["y"], cursor: cursor)), as: UTF8.self)
    #expect(one == "\u{1B}7\u{1B}[1Hy\u{1B}8")
    let many = String(decoding: encoder.encode(frame(["z z", "z"], cursor: cursor)), as: UTF8.self)
    #expect(many.hasPrefix("\u{1B}[?25l"))
    #expect(many.hasSuffix("\u{1B}[3;4H\u{1B}[?25h"))
    let moved = Cursor(position: Point(x: 4, y: 2), shape: .bar)
    let move = String(decoding: encoder.encode(frame(["z z", "z"], cursor: moved)), as: UTF8.self)
    #expect(move == "\u{1B}[C")
    #expect(String(decoding: encoder.encode(frame(["z z", "z"])), as: UTF8.self) == "\u{1B}[?25l")
  }

  @Test func aCharacterThatChangesTakesSixteenBytesAtMostWherever() {
    let size = Size(width: 80, height: 24)
    var emulator = TerminalEmulator(columns: 80, rows: 24)
    var encoder = FrameEncoder(depth: .full)
    var frame = Frame(buffer: CellBuffer(size: size))
    for cursor in [nil, Point(x: 40, y: 12), Point(x: 0, y: 0), Point(x: 79, y: 23)] {
      frame.cursor = cursor.map { Cursor(position: $0, shape: .underline) }
      emulator.feed(encoder.encode(frame))
      for y in 0..<24 {
        for x in 0..<80 {
          frame.buffer.write(frame.buffer[x, y].character == "a" ? "b" : "a", at: Point(x: x, y: y))
          let bytes = encoder.encode(frame)
          #expect(bytes.count <= 16, "\(x) \(y) \(String(decoding: bytes, as: UTF8.self))")
          emulator.feed(bytes)
          if let cursor { #expect(emulator.cursor == (cursor.x, cursor.y)) }
        }
      }
      #expect(emulator.text == frame.buffer.text)
    }
  }

  @Test mutating func aCharacterTypedAtTheCursorIsAllThatIsWritten() {
    let cursor = Cursor(position: Point(x: 3, y: 2), shape: .bar)
    var frame = frame([], cursor: cursor)
    _ = encoder.encode(frame)
    frame.buffer.write("k", at: cursor.position)
    frame.cursor?.position.x += 1
    #expect(encoder.encode(frame) == Array("k".utf8))
  }

  @Test mutating func onlyTheAreasThatMayDifferAreCompared() {
    _ = encoder.encode(frame(["count: 1"]))
    let changed = frame(["count: 2"])
    #expect(encoder.encode(changed, in: [Rect(x: 0, y: 1, width: 20, height: 1)]) == [])
    #expect(encoder.cellsCompared == 20)
    #expect(!encoder.encode(changed, in: [Rect(x: 7, y: 0, width: 1, height: 1)]).isEmpty)
    #expect(encoder.cellsCompared == 1)
  }

  @Test mutating func anotherSizeIsDrawnWhole() {
    _ = encoder.encode(frame(["abc"]))
    var small = Frame(buffer: CellBuffer(size: Size(width: 5, height: 1)))
    small.buffer.write("abc", at: .zero)
    let bytes = String(decoding: encoder.encode(small), as: UTF8.self)
    #expect(bytes.contains("\u{1B}[2J") && bytes.contains("abc"))
  }

  @Test mutating func whatWasForgottenIsDrawnAgain() {
    let first = encoder.encode(frame(["abc"]))
    encoder.invalidate()
    #expect(encoder.encode(frame(["abc"])) == first)
  }

  /// Random screens of narrow, wide and joined characters, one after the other.
  @Test mutating func `A terminal that turns out to be light is written anew in other colours`() {
    var frame = frame([])
    frame.buffer.write("x", at: .zero, style: CellStyle(foreground: Palette.accent))
    #expect(String(decoding: encoder.encode(frame), as: UTF8.self).contains("38;2;59;130;246"))
    encoder.beOnLight(true)
    #expect(String(decoding: encoder.encode(frame), as: UTF8.self).contains("38;2;37;99;235"))
    encoder.beOnLight(true)
    #expect(encoder.encode(frame).isEmpty)
  }

  @Test mutating func aTerminalShowsEveryFrameExactly() {
    var random = SplitMix(state: 7)
    let characters: [Character] = ["a", " ", "한", "글", "👩‍🚀", "e\u{301}", "─", "😀", " ", "z"]
    let styles: [CellStyle] = [
      .plain, CellStyle(foreground: Palette.accent), CellStyle(attributes: .bold),
      CellStyle(background: Palette.bar),
    ]
    for step in 0..<300 {
      var next = frame([])
      for _ in 0..<Int.random(in: 0...12, using: &random) {
        let origin = Point(
          x: .random(in: -2...19, using: &random), y: .random(in: 0...3, using: &random))
        let text = (0..<Int.random(in: 1...9, using: &random)).map { _ in
          characters[Int.random(in: 0..<characters.count, using: &random)]
        }
        next.buffer.write(
          String(text), at: origin, style: styles[Int.random(in: 0..<4, using: &random)])
      }
      emulator.feed(encoder.encode(next))
      #expect(emulator.text == next.buffer.text, "step \(step)")
    }
    #expect(emulator.unknown == [])
  }
}

/// A random generator that always gives the same numbers.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
