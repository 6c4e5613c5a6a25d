import Testing

@testable import PlainHost

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct WatchedInputTests {
  @Test func whatAStoppedReaderHasReadIsForTheNextOne() async {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    let text = "show\nback\ntap \"La"
    _ = write(ends[1], text, text.utf8.count)
    let reader = LineReader(descriptor: ends[0])
    #expect(await reader.next() == "show")
    reader.stop()
    #expect(await reader.next() == nil)
    #expect(reader.rest == "back\ntap \"La")
    let next = LineReader(descriptor: ends[0], first: reader.rest)
    let more = "st\"\n"
    _ = write(ends[1], more, more.utf8.count)
    close(ends[1])
    #expect(await next.next() == "back")
    #expect(await next.next() == "tap \"Last\"")
    #expect(await next.next() == nil)
    close(ends[0])
  }
}
