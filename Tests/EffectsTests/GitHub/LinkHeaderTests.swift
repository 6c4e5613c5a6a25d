import Testing

@testable import Effects

struct LinkHeaderTests {
  @Test(arguments: [
    #"<https://x/2>; rel="next""#,
    #"<https://x/1>; rel="prev", <https://x/2>; rel="next", <https://x/9>; rel="last""#,
    "<https://x/2>;rel=next",
    #"<https://x/2>; title="a; b"; REL = "last Next""#,
  ])
  func next(text: String) {
    #expect(LinkHeader(text: text).target(of: "next") == "https://x/2")
  }

  @Test(arguments: ["", "<", "<https://x/2>", #"<https://x/2>; rel="last""#, #"rel="next""#])
  func noNext(text: String) {
    #expect(LinkHeader(text: text).target(of: "next") == nil)
  }

  @Test func commasAndSemicolonsInATargetAreItsOwn() {
    let header = LinkHeader(text: #"<https://x/?a=1,2;b>; rel="next""#)
    #expect(header.target(of: "next") == "https://x/?a=1,2;b")
  }
}
