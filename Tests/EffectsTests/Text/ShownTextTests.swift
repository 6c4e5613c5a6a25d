import Effects
import Testing

struct ShownTextTests {
  @Test(arguments: [
    ("plain 글 é", "plain 글 é"),
    ("\u{1B}[2J", "\\u{1B}[2J"),
    ("one\ntwo\t\0", "one\\ntwo\\t\\0"),
    ("a\u{202E}b\u{2028}", "a\\u{202E}b\\u{2028}"),
  ])
  func controlCharactersAreWrittenOut(text: String, shown: String) {
    #expect("\(ShownText(text))" == shown)
  }

  @Test func aLongTextIsCutAndSaysSo() {
    #expect("\(ShownText(String(repeating: "글", count: 120)))".count == 120)
    let long = ShownText(String(repeating: "글", count: 10_000_000))
    #expect("\(long)" == String(repeating: "글", count: 120) + "…")
  }
}
