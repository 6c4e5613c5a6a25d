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
    let lines = PlainConsole.lines(of: ends[0])
    for piece in ["sh", "ow\nba", "ck\nquit"] { _ = write(ends[1], piece, piece.utf8.count) }
    close(ends[1])
    var found: [String] = []
    for await line in lines { found.append(line) }
    #expect(found == ["show", "back", "quit"])
    close(ends[0])
  }
}
