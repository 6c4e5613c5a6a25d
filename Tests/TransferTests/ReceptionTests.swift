import Testing

@testable import Transfer

struct ReceptionTests {
  private func reception() -> Reception {
    var reception = Reception()
    for line in ["HTTP/1.1 200 OK\r\n", "\r\n"] { receive(line, &reception) }
    return reception
  }

  private func receive(_ line: String, _ reception: inout Reception) {
    _ = Array(line.utf8).withUnsafeBytes { reception.receive(line: $0) }
  }

  private func receive(count: Int, _ reception: inout Reception) -> Reception.Reply {
    [UInt8](repeating: 0x37, count: count).withUnsafeBytes { reception.receive($0) }
  }

  @Test func whatNobodyTakesHoldsUpTheServer() throws {
    var reception = reception()
    let replies = [Reception.most - 1, 16, 1].map { receive(count: $0, &reception) }
    #expect(replies == [.goOn, .goOn, .pause])
    let taken = try reception.take()
    #expect(taken?.bytes.count == Reception.most + 15)
    #expect(taken?.resumes == true)
    _ = receive(count: 1, &reception)
    let (rest, none) = (try reception.take(), try reception.take())
    #expect(rest?.bytes == [0x37])
    #expect(rest?.resumes == false)
    #expect(none == nil)
  }

  @Test func whatHasComeIsTakenBeforeTheEnd() throws {
    var reception = reception()
    _ = receive(count: 3, &reception)
    let (isFirst, isSecond) = (reception.end(.failed(.interrupted)), reception.end(.whole))
    #expect(isFirst && !isSecond)
    let taken = try reception.take()
    #expect(taken?.bytes.count == 3)
    #expect(throws: TransferFailure.Reason.interrupted) { _ = try reception.take() }
  }

  @Test func whoGivesUpTakesNothingMore() throws {
    var reception = reception()
    _ = receive(count: 3, &reception)
    _ = reception.end(.cancelled)
    #expect(throws: CancellationError.self) { _ = try reception.take() }
    let reply = receive(count: 1, &reception)
    #expect(reply == .stop)
  }

  @Test func anEndBeforeTheHeadIsNoAnswer() throws {
    var reception = Reception()
    receive("HTTP/1.1 200 OK\r\n", &reception)
    #expect(try reception.head() == nil)
    _ = reception.end(.whole)
    #expect(throws: TransferFailure.Reason.interrupted) { try reception.head() }
  }

  @Test func anotherHeadMayComeBefore() throws {
    var reception = Reception()
    for line in ["HTTP/1.1 103 Hints\r\n", "X-A: b\r\n", "\r\n"] { receive(line, &reception) }
    #expect(try reception.head() == nil)
    for line in ["HTTP/1.1 200 OK\r\n", "X-C: d\r\n", "x-c: e\r\n", "\r\n"] {
      receive(line, &reception)
    }
    let head = try reception.head()
    #expect(head?.status == 200)
    #expect(head?.headers == ["x-c": "d, e"])
    #expect(head?.spellings == ["x-c": "X-C"])
  }
}
