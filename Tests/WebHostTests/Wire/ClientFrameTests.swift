import CoreViews
import Foundation
import Testing

@testable import WebFixture
@testable import WebHost

@Suite
struct ClientFrameTests {
  @Test func `A click is a number, what was seen, an element and a letter`() {
    let text = #"[998,1203,1042,"p"]"#
    #expect(text.utf8.count <= 40)
    #expect(
      ClientFrame(text) == .action(ClientAction(number: 998, seen: 1_203, step: .press(1_042))))
  }

  @Test(arguments: [
    (#"[1,0,5,"e","häß"]"#, ClientAction.Step.edit(5, "häß")), (#"[1,0,0,"b"]"#, .back),
    (#"[1,0,0,"f"]"#, .refresh), (#"[1,0,0,"g","/tab/b"]"#, .go("/tab/b")),
    (#"[1,0,7,"o"]"#, .focus(7)), (#"[1,0,0,"o"]"#, .focus(nil)),
    (#"[1,0,7,"s","320.5 48 8 -90"]"#, .measure(7, CGRect(x: 8, y: -90, width: 320.5, height: 48))),
    (
      #"[1,0,7,"p","12.5 30 10 20 2"]"#,
      .touch(7, Touch(.tap(count: 2), at: CGPoint(x: 2.5, y: 10), origin: CGPoint(x: 10, y: 20)))
    ),
    (#"[1,0,7,"p","12.5 30 10 20 0"]"#, .press(7)), (#"[1,0,7,"d"]"#, .adjust(7, -1)),
    (#"[1,0,7,"d","1 2 0 0 0"]"#, .touch(7, Touch(.down, at: CGPoint(x: 1, y: 2)))),
    (#"[1,0,7,"y","ArrowUp"]"#, .key(7, "ArrowUp")),
  ])
  func `What a person does has a letter`(text: String, step: ClientAction.Step) {
    #expect(ClientFrame(text) == .action(ClientAction(number: 1, seen: 0, step: step)))
  }

  @Test func `A page says which session it wants`() {
    let hello = ClientFrame.Hello(session: "s", page: "p", epoch: "", seen: 9, takesOver: true)
    #expect(ClientFrame(#"["hello","s","p","",9,1]"#) == .hello(hello))
  }

  @Test(arguments: [
    "", "[", "{}", "7", "null", "[]", "[1]", "[1,2]", "[1,2,3]", #"[1,2,3,"q"]"#,
    #"[1,2,3,"p","more"]"#, #"[1,2,3,"e"]"#, #"[1,2,3,"e",4]"#, #"[-1,2,3,"p"]"#,
    #"[1.5,2,3,"p"]"#, #"[1,2,18446744073709551615,"p"]"#, #"[1,2,9007199254740992,"p"]"#,
    #"[true,2,3,"p"]"#, #"[1,2,[3],"p"]"#, #"[1,2,{"a":1},"p"]"#, #"["hello"]"#,
    #"["hello","s","p","",9]"#, #"["hello","s","p","","9",1]"#, #"["bye","s","p","",9,1]"#,
    #"[1,2,3,"s","4"]"#, #"[1,2,3,"s","4 -5 0 0"]"#, #"[1,2,3,"s","4 nan 0 0"]"#,
    #"[1,2,3,"s","4 x 0 0"]"#, #"[1,2,3,"s","4 5 6"]"#, #"[1,2,3,"s","4 1e9 0 0"]"#,
    #"[1,2,3,"d","1 2 3 4"]"#, #"[1,2,3,"p","1 2 3 4 -1"]"#, #"[1,2,3,"m","1 2 3 inf 0"]"#,
    "[0]", "[0,1,2]", "\u{0}", "[[[[[[[[[[[[[[[[[[[[",
  ])
  func `What is no frame is refused`(text: String) {
    #expect(ClientFrame(text) == nil)
  }

  @Test func `A name is at most 64 bytes`() {
    let long = String(repeating: "a", count: 65)
    #expect(ClientFrame(#"["hello","\#(long)","p","",9,1]"#) == nil)
  }

  @Test func `Bytes at random are refused or read, and nothing else`() {
    var random = LinearCongruence(seed: 7)
    let pieces = ["[", "]", ",", "1", "0", #""p""#, #""e""#, #""x""#, "-", "null", "1e9", "{", "}"]
    for _ in 0..<20_000 {
      let count = Int(random.next() % 9)
      let text = (0..<count).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
      if case .action(let action) = ClientFrame(text) { #expect(action.number > 0) }
    }
  }
}
