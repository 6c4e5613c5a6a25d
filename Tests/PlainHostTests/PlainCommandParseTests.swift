import CoreViews
import Testing

@testable import PlainHost

@Suite struct PlainCommandParseTests {
  @Test(
    arguments: [
      ("show", .show), ("  show  ", .show), ("back", .back), ("refresh", .refresh),
      ("state", .state), ("help", .help), ("quit", .quit),
      ("tap Open A2", .tap("Open A2")), ("tap\t열기", .tap("열기")),
      ("toggle Wi-Fi", .toggle("Wi-Fi")),
      ("key Cmd+N", .key(Element.Accessibility.Shortcut(key: "n", modifiers: ["command"]))),
      ("tab  Second tab ", .tab("Second tab")),
      ("type Name Mara  Ed", .type(label: nil, text: "Name Mara  Ed")),
      ("type Name", .type(label: nil, text: "Name")),
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
      ("wait ready 2", .wait("ready 2", seconds: 5)),
      ("wait Count: 4", .wait("Count: 4", seconds: 5)),
      ("wait 4", .wait("4", seconds: 5)),
      (#"wait "ready""#, .wait("ready", seconds: 5)),
      (#"wait "ready" 2"#, .wait("ready", seconds: 2)),
      (#"wait "Count: 4" 0.25"#, .wait("Count: 4", seconds: 0.25)),
      (#"wait "Count: 4""#, .wait("Count: 4", seconds: 5)),
      (#"wait "x" 99999999999999999999"#, .wait("x", seconds: 86_400)),
      (#"wait no account "nobody""#, .wait(#"no account "nobody""#, seconds: 5)),
    ] as [(String, PlainCommand)])
  func aNumberIsATimeOnlyAfterAQuotedText(line: String, command: PlainCommand) throws {
    #expect(try PlainCommand.parse(line) == command)
  }

  @Test(arguments: [
    ("tpa Open", #"there is no command "tpa"; did you mean "tap"?"#),
    ("shwo", #"there is no command "shwo"; did you mean "show"?"#),
    ("launch", #"there is no command "launch"; "help" lists the commands"#),
    ("SHOW", #"there is no command "SHOW"; did you mean "show"?"#),
    ("tap", #"something is missing; write "tap LABEL""#),
    ("type  ", #"something is missing; write "type LABEL TEXT""#),
    ("wait", #"something is missing; write "wait TEXT""#),
    ("back now", #""now" is too much; write just "back""#),
    (#"tap "Open" it"#, #""it" is too much; write just "tap LABEL""#),
    (#"type "Name" "Rex" II"#, #""II" is too much; write just "type LABEL TEXT""#),
    (#"wait "x" 1e9"#, #""1e9" is not a number of seconds; write wait "TEXT" SECONDS"#),
    (#"wait "x" -3"#, #""-3" is not a number of seconds; write wait "TEXT" SECONDS"#),
    (#"wait "x" ①"#, #""①" is not a number of seconds; write wait "TEXT" SECONDS"#),
    (
      #"tap "Open A2"#,
      #"the quotation "Open A2 has no end; put " behind it, or write \" where the text has a "#
        + "quotation mark of its own"
    ),
    (
      #"tap "C:\temp\qux""#,
      #""\q" means nothing in quotation marks; write \\ for a backslash, or \" \n \t or \u{1B}"#
        + " for what they stand for"
    ),
  ])
  func mistakes(line: String, message: String) {
    let error = #expect(throws: PlainCommandError.self) { try PlainCommand.parse(line) }
    #expect(error?.description == message)
  }

  @Test(
    arguments: [
      (#"tap "Open A2""#, .tap("Open A2")),
      (#"tap " Open ""#, .tap(" Open ")),
      (#"tap "Say \"hello\"""#, .tap(#"Say "hello""#)),
      (#"tab "a\\b\n\tc\u{1B}d\u{1F600}""#, .tab("a\\b\n\tc\u{1B}d\u{1F600}")),
      (#"toggle """#, .toggle("")),
      (#"type "Name" "  two  words ""#, .type(label: "Name", text: "  two  words ")),
      (#"type "Name of pet" Rex"#, .type(label: "Name of pet", text: "Rex")),
      (#"type "Name""#, .type(label: "Name", text: "")),
      (#"type Name "Rex""#, .type(label: nil, text: #"Name "Rex""#)),
    ] as [(String, PlainCommand)])
  func aQuotedTextIsWhatStandsBetweenTheQuotationMarks(line: String, command: PlainCommand) throws {
    #expect(try PlainCommand.parse(line) == command)
  }

  @Test func aWordOfAMillionLettersIsNoCommandAtOnce() {
    let line = String(repeating: "x", count: 1_000_000)
    #expect(throws: PlainCommandError.unknown(line, suggestions: [])) {
      try PlainCommand.parse(line)
    }
  }

  @Test func helpNamesEveryCommandAndHowToQuote() {
    let lines = PlainCommand.helpText.split(separator: "\n")
    #expect(lines.count == PlainCommand.Verb.allCases.count + 2)
    #expect(lines.first == "show                 prints the screen")
    #expect(
      lines.contains("wait TEXT            waits until the screen contains the text, for 5 seconds")
    )
    #expect(lines.contains(#"wait "TEXT" SECONDS  waits longer, or not as long"#))
    #expect(
      lines.last == #"""
        LABEL and TEXT may stand in quotation marks, with \" \\ \n \t \u{1B} in them: type "Name" \#
        "two  spaces"
        """#)
  }
}
