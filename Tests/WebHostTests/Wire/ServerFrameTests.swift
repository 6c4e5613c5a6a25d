import Testing

@testable import WebHost

@Suite
struct ServerFrameTests {
  @Test(arguments: [
    (Operation.text("e12", "4"), #","t",12,"4""#),
    (.attribute("v9", name: "value", value: "a\"b"), #","a","v9","value","a\"b""#),
    (.attribute("e9", name: "hidden", value: nil), #","a",9,"hidden",null"#),
    (.insert(html: "<p>", parent: 3, before: nil), #","i",3,0,"<p>""#),
    (.insert(html: "", parent: 3, before: 5), #","i",3,5,"""#),
    (.remove(7, through: 7), #","x",7,0"#), (.remove(7, through: 9), #","x",7,9"#),
    (.move(7, before: 4), #","m",7,4"#),
    (.replace(7, html: "<b>"), #","r",7,"<b>""#),
    (.whole(session: "s", epoch: "g", html: "<main>"), #","w","s","g","<main>""#),
    (.notice("no\nway"), #","n","no\nway""#), (.place("/tab/a"), #","p","/tab/a""#),
  ])
  func `An operation is a code and its values`(operation: WebHost.Operation, text: String) {
    let frame = ServerFrame(number: 8, applied: 3, operations: [operation])
    #expect(frame.text == "[8,3\(text)]")
  }

  @Test func `A frame is small`() {
    let click = ServerFrame(number: 1_204, applied: 998, operations: [.text("e1042", "128")])
    #expect(click.text.utf8.count <= 40)
    let row = ServerFrame(
      number: 1_204, applied: 998, operations: [.text("e1042", "A row of thirty characters now")])
    #expect(row.text.utf8.count <= 60)
    let moves: [WebHost.Operation] = [.move(1_042, before: 1_060), .move(1_060, before: 1_043)]
    let swap = ServerFrame(number: 104, applied: 98, operations: moves)
    #expect(swap.text.utf8.count <= 40)
  }
}
