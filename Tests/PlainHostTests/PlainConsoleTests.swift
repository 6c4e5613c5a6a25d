import HostStreams
import Testing

@testable import PlainHost

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct PlainConsoleTests {
  @Test func linesOfAPipeArriveInOrderAndEndWithIt() async {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    let lines = PlainConsole.lines(of: LineReader(descriptor: ends[0]))
    for piece in ["sh", "ow\nba", "ck\nquit"] { _ = write(ends[1], piece, piece.utf8.count) }
    close(ends[1])
    var found: [String] = []
    for await line in lines { found.append(line) }
    #expect(found == ["show", "back", "quit"])
    close(ends[0])
  }

  @Test func whoeverWritesFasterThanLinesAreTakenHasToWait() async {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    let lines = PlainConsole.lines(of: LineReader(descriptor: ends[0]))
    var iterator = lines.makeAsyncIterator()
    let line = Array("show\n".utf8)
    _ = write(ends[1], line, line.count)
    #expect(await iterator.next() == "show")
    var written = 0
    while written < 10_000_000, write(ends[1], line, line.count) > 0 { written += line.count }
    #expect(written < 10_000_000)
    var unread: Int32 = 0
    _ = ioctl(ends[0], UInt(FIONREAD), &unread)
    #expect(Int(unread) == written)
    #expect(await iterator.next() == "show")
    close(ends[1])
    close(ends[0])
  }

  @Test func aReaderThatIsCancelledLetsGoOfAnInputThatStaysOpen() async {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    let lines = PlainConsole.lines(of: LineReader(descriptor: ends[0]))
    let waiting = Task {
      var iterator = lines.makeAsyncIterator()
      return await iterator.next()
    }
    waiting.cancel()
    #expect(await waiting.value == nil)
    close(ends[1])
    close(ends[0])
  }

  @Test func aFullDiskIsToldByItsName() {
    #if os(Linux)
      let full = open("/dev/full", O_WRONLY)
      let error = #expect(throws: StandardStream.WriteError.self) {
        try StandardStream.writeLines("Hello\n", to: full)
      }
      #expect(error?.description == "No space left on device")
      close(full)
    #endif
  }

  @Test func aLongTextIsWrittenInPiecesThatEndWithALine() throws {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    let text = (0..<1_000).map { "line \($0) of a text" }.joined(separator: "\n") + "\nno end"
    try StandardStream.writeLines(text, to: ends[1])
    close(ends[1])
    var read: [UInt8] = []
    let input = StoppableInput(descriptor: ends[0])
    while let bytes = input.read() { read += bytes }
    #expect(String(decoding: read, as: UTF8.self) == text)
    close(ends[0])
  }
}
