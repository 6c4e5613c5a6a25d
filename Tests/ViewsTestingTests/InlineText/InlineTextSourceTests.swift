import Testing

@testable import ViewsTesting

@Suite struct InlineTextSourceTests {
  private func recording(
    _ text: String, in source: String, line: Int = 1, expected: String? = nil
  ) throws -> String {
    var source = InlineTextSource(bytes: Array(source.utf8))
    _ = try source.replace(line: line, expected: expected, with: text)
    return String(decoding: source.bytes, as: UTF8.self)
  }

  @Test func aCallWithoutAClosureGetsOne() throws {
    #expect(
      try recording("[ OK ]\n\nend", in: "a\n  host.expectScreen() // first\nb\n", line: 2)
        == #"""
        a
          host.expectScreen {
            """
            [ OK ]

            end
            """
          } // first
        b

        """#)
  }

  @Test(arguments: [
    "host.expectScreen { \"old\" }",
    "host.expectScreen {\"old\"}",
    "host.expectScreen() { #\"old\"# }",
    "host.expectScreen {\n  \"\"\"\n  old\n  \"\"\"\n}",
    "host.expectScreen { \"\"\"\n  old\n  \"\"\" }",
    "host.expectScreen {\n  ##\"\"\"\n  old\n  \"\"\"##\n}",
  ])
  func anyKindOfLiteralIsReplaced(source: String) throws {
    #expect(
      try recording("new", in: source + "\n", expected: "old")
        == "host.expectScreen {\n  \"\"\"\n  new\n  \"\"\"\n}\n")
  }

  @Test func theLiteralKeepsItsIndentation() throws {
    #expect(
      try recording(
        "new", in: "\thost.expectScreen {\n\t\t\"\"\"\n\t\told\n\t\t\"\"\"\n\t}", expected: "old")
        == "\thost.expectScreen {\n\t\t\"\"\"\n\t\tnew\n\t\t\"\"\"\n\t}")
  }

  @Test func windowsLineEndsStay() throws {
    #expect(
      try recording(
        "1\n2", in: "a\r\nhost.expectScreen {\r\n  \"\"\"\r\n  old\r\n  \"\"\"\r\n}\r\n", line: 2,
        expected: "old")
        == "a\r\nhost.expectScreen {\r\n  \"\"\"\r\n  1\r\n  2\r\n  \"\"\"\r\n}\r\n")
  }

  @Test func quotesAndBackslashesComeOutRaw() throws {
    #expect(
      try recording(##"\(a) """# \#n"##, in: "host.expectScreen()")
        == "host.expectScreen {\n  ##\"\"\"\n  \\(a) \"\"\"# \\#n\n  \"\"\"##\n}")
  }

  @Test func controlCharactersAreEscaped() throws {
    #expect(
      try recording("\u{1B}[0m\t", in: "host.expectScreen()")
        == "host.expectScreen {\n  \"\"\"\n  \\u{1B}[0m\t\n  \"\"\"\n}")
  }

  @Test func anEmptyTextIsAnEmptyLiteral() throws {
    #expect(
      try recording("", in: "host.expectScreen()")
        == "host.expectScreen {\n  \"\"\"\n  \"\"\"\n}")
  }

  @Test(arguments: [
    ("host.expectScreen(); host.expectScreen()", InlineTextRefusal.severalCalls),
    ("host.screen", .noCall),
    ("expectScreens()", .noCall),
    ("host.expectScreen(line: 1)", .noCall),
    ("host.expectScreen { text }", .notALiteral),
    ("host.expectScreen { \"a\" + \"b\" }", .notALiteral),
    ("host.expectScreen { \"a", .notALiteral),
    ("host.expectScreen {\n\"\"\"\nnever ends", .notALiteral),
    ("host.expectScreen { \"other\" }", .changedSource),
    ("host.expectScreen()", .changedSource),
  ])
  func whatCannotBeMendedIsRefused(source: String, refusal: InlineTextRefusal) {
    #expect(throws: refusal) { try recording("new", in: source, expected: "old") }
  }

  @Test func aLineBeyondTheEndIsRefused() {
    #expect(throws: InlineTextRefusal.noCall) {
      try recording("new", in: "host.expectScreen()", line: 9)
    }
  }

  @Test func aLiteralWithAnInterpolationIsReplacedUnread() throws {
    #expect(
      try recording(
        "new", in: "host.expectScreen {\n  \"\"\"\n  \\(name)\n  \"\"\"\n}", expected: "old")
        == "host.expectScreen {\n  \"\"\"\n  new\n  \"\"\"\n}")
  }
}
