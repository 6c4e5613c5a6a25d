import Testing

@testable import WebHost

@Suite
struct SentFramesTests {
  @Test func `A page that comes back gets what it has missed`() {
    var sent = SentFrames()
    for number in 1...3 { sent.append("f\(number)", number: UInt64(number)) }
    #expect(sent.frames(after: 1, upTo: 3) == ["f2", "f3"])
    #expect(sent.frames(after: 3, upTo: 3) == [])
    #expect(sent.frames(after: 4, upTo: 3) == nil)
  }

  @Test func `What is forgotten leads to the whole page`() {
    var sent = SentFrames()
    let text = String(repeating: "x", count: SentFrames.limit / 2)
    for number in 1...4 { sent.append(text, number: UInt64(number)) }
    #expect(sent.frames(after: 0, upTo: 4) == nil)
    #expect(sent.frames(after: 3, upTo: 4)?.count == 1)
  }
}
