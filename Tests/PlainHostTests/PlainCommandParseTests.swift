import Testing

@testable import PlainHost

@Suite struct PlainCommandParseTests {
  @Test(
    arguments: [
      ("show", .show), ("  show  ", .show), ("back", .back), ("refresh", .refresh),
      ("state", .state), ("help", .help), ("quit", .quit),
      ("tap Open A2", .tap("Open A2")), ("tap\t열기", .tap("열기")),
      ("toggle Wi-Fi", .toggle("Wi-Fi")), ("tab  Second tab ", .tab("Second tab")),
      ("type Name Blob  Jr", .type("Name Blob  Jr")), ("type Name", .type("Name")),
    ] as [(String, PlainCommand)])
  func commands(line: String, command: PlainCommand) throws {
    #expect(try PlainCommand.parse(line) == command)
  }

  @Test(arguments: ["", "   ", "\t", "# a comment", "   # another", "#"])
  func blankLinesAndCommentsAreNothing(line: String) throws {
    #expect(try PlainCommand.parse(line) == nil)
  }

  @Test(
    arguments: [
      ("wait ready", .wait("ready", seconds: 5)),
      ("wait two words", .wait("two words", seconds: 5)),
      ("wait ready 2", .wait("ready", seconds: 2)),
      ("wait ready 0.25", .wait("ready", seconds: 0.25)),
      ("wait 4", .wait("4", seconds: 5)),
      ("wait 4 4", .wait("4", seconds: 4)),
      ("wait Count: 4 10", .wait("Count: 4", seconds: 10)),
      ("wait item 4a", .wait("item 4a", seconds: 5)),
      ("wait change -3", .wait("change -3", seconds: 5)),
      ("wait to infinity", .wait("to infinity", seconds: 5)),
      ("wait x 1e9", .wait("x 1e9", seconds: 5)),
      ("wait ① ①", .wait("① ①", seconds: 5)),
      ("wait x 99999999999999999999", .wait("x", seconds: 86_400)),
    ] as [(String, PlainCommand)])
  func aNumberIsATimeOnlyAfterAText(line: String, command: PlainCommand) throws {
    #expect(try PlainCommand.parse(line) == command)
  }

  @Test(arguments: [
    ("tpa Open", #"there is no command "tpa"; did you mean "tap"?"#),
    ("shwo", #"there is no command "shwo"; did you mean "show"?"#),
    ("launch", #"there is no command "launch"; "help" lists the commands"#),
    ("SHOW", #"there is no command "SHOW"; did you mean "show"?"#),
    ("tap", #"something is missing; write "tap LABEL""#),
    ("type  ", #"something is missing; write "type LABEL TEXT""#),
    ("wait", #"something is missing; write "wait TEXT [SECONDS]""#),
    ("back now", #""now" is too much; write just "back""#),
  ])
  func mistakes(line: String, message: String) {
    let error = #expect(throws: PlainCommandError.self) { try PlainCommand.parse(line) }
    #expect(error?.description == message)
  }

  @Test func helpNamesEveryCommand() {
    let lines = PlainCommand.helpText.split(separator: "\n")
    #expect(lines.count == PlainCommand.Verb.allCases.count)
    #expect(lines.first == "show                 prints the screen")
    #expect(
      lines.contains(
        "wait TEXT [SECONDS]  waits until the screen contains the text, 5 seconds by default"))
  }
}
