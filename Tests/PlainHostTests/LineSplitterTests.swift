import Testing

@testable import PlainHost

@Suite struct LineSplitterTests {
  private let text = "tap 열기\r\n\n# 👩‍👩‍👧 주석\nlast"
  private let lines = ["tap 열기", "", "# 👩‍👩‍👧 주석", "last"]

  @Test func linesAreTheSameWhereverTheBytesAreSplit() {
    let bytes = Array(text.utf8)
    for cut in 0...bytes.count {
      var splitter = LineSplitter()
      var found = splitter.consume(Array(bytes[..<cut]))
      found += splitter.consume(Array(bytes[cut...]))
      if let last = splitter.finish() { found.append(last) }
      #expect(found == lines, "cut at \(cut)")
    }
  }

  @Test func noLineIsMadeUpAtTheEnd() {
    var splitter = LineSplitter()
    #expect(splitter.consume(Array("show\n".utf8)) == ["show"])
    #expect(splitter.finish() == nil)
  }

  @Test func whatIsNotUTF8BecomesReplacementCharacters() {
    var splitter = LineSplitter()
    #expect(splitter.consume([0x61, 0xFF, 0x0A]) == ["a\u{FFFD}"])
  }
}
