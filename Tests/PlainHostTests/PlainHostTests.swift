import CoreDependencies
import CoreViews
import PlainHost
import Testing

@MainActor
@Suite struct PlainHostTests {
  private let transcript = Transcript()

  @Test func eachCommandIsFollowedByTheScreen() async {
    let session = FakeSession(.make(1, .text, "Count: 0"), .make(2, .button, "Increment"))
    session.respond = { _ in
      session.root.children[0].label = "Count: 1"
      return .done
    }
    let status = await transcript.run("show\n# press it\n\ntap increment\nquit\nshow", on: session)
    #expect(status == 0)
    #expect(session.performed == [.activate(Element.ID(rawValue: 2))])
    #expect(transcript.errors == "")
    #expect(
      transcript.output == """
        > show
        Count: 0
        [ Increment ]

        > tap increment
        Count: 1
        [ Increment ]

        > quit

        """)
  }

  @Test func failuresNameTheirLineAndMakeAPipeEndWithOne() async {
    let session = FakeSession(.make(1, .button, "Save"), .make(2, .toggle, "Wi-Fi"))
    session.respond = { _ in .refused("the button \"Save\" is disabled") }
    let script = "tap Svae\n\ntoggle Save\ntap Save\nshow\nbakc"
    #expect(await transcript.run(script, on: session) == 1)
    #expect(
      transcript.errors == """
        error: line 1: there is no control "Svae" on screen; did you mean "Save"?
        error: line 3: there is no toggle "Save" on screen
        error: line 4: the button "Save" is disabled
        error: line 6: there is no command "bakc"; did you mean "back"?

        """)
    #expect(transcript.output.contains("> show\n[ Save ]\n[ ] Wi-Fi\n"))
  }

  @Test func inputWithoutCommandsShowsTheFirstScreen() async {
    #expect(await transcript.run("", on: FakeSession(.make(1, .text, "Hello"))) == 0)
    #expect(transcript.output == "Hello\n")
  }

  @Test func aPersonSeesAPromptAndFailuresDoNotEndAnything() async {
    let session = FakeSession(.make(1, .text, "Hello"))
    let lines = AsyncStream { continuation in
      for line in ["nope", "help"] { continuation.yield(line) }
      continuation.finish()
    }
    let host = PlainHost(
      console: transcript.console(lines, isInteractive: true), clock: TestClock<Duration>())
    #expect(await host.run(session) == 0)
    #expect(
      transcript.errors == "error: there is no command \"nope\"; \"help\" lists the commands\n")
    #expect(transcript.output == "Hello\n\n> > \(PlainCommand.helpText)\n\n> \n")
  }

  @Test func typingTogglesTabsBackAndRefreshReachTheSession() async {
    let session = FakeSession(
      .make(1, .textField, "Name"), .make(2, .toggle, "Wi-Fi"),
      .make(3, .tabs, "", [.make(4, .tab, "One", isSelected: true), .make(5, .tab, "Two")]))
    let script = "type Name 홍 길동\ntoggle wi-fi\ntab Two\nback\nrefresh\ntype Name"
    #expect(await transcript.run(script, on: session) == 0)
    #expect(
      session.performed == [
        .edit(Element.ID(rawValue: 1), text: "홍 길동"), .activate(Element.ID(rawValue: 2)),
        .activate(Element.ID(rawValue: 5)), .back, .refresh,
        .edit(Element.ID(rawValue: 1), text: ""),
      ])
  }

  @Test func waitReturnsAtOnceWhenTheTextIsThere() async {
    let session = FakeSession(.make(1, .text, "Level 4"))
    #expect(await transcript.run("wait 4", on: session) == 0)
    #expect(transcript.output == "> wait 4\nLevel 4\n\n")
    #expect(session.onUpdate == nil)
  }

  @Test func waitHearsOfUpdatesUntilTheTextAppears() async {
    let session = FakeSession(.make(1, .text, "Loading"))
    let clock = TestClock<Duration>()
    let status = Task { await transcript.run("wait \"Done\" 60", on: session, clock: clock) }
    // Updates come from tasks on the session's actor while the host waits.
    for label in ["Loading.", "Loading..", "Done"] {
      await Task.yield()
      session.root.children[0].label = label
    }
    #expect(await status.value == 0)
    #expect(transcript.output == "> wait \"Done\" 60\nDone\n\n")
  }

  @Test func waitGivesUpWhenTheTimeIsOverAndShowsTheScreen() async {
    let session = FakeSession(.make(1, .text, "Loading"))
    let script = "wait Done\nwait \"Done\" 1\nwait \"Done\" 0.5\nwait Done 60"
    #expect(await transcript.run(script, on: session, clock: ImmediateClock<Duration>()) == 1)
    #expect(
      transcript.errors == """
        error: line 1: "Done" did not appear within 5 seconds
        error: line 2: "Done" did not appear within 1 second
        error: line 3: "Done" did not appear within 0.5 seconds
        error: line 4: "Done 60" did not appear within 5 seconds; for a time, quote the text before \
        it: wait "TEXT" SECONDS

        """)
    #expect(transcript.output.hasPrefix("> wait Done\nLoading\n\n"))
  }

  @Test func aCoveredControlIsRefusedByName() async {
    let session = FakeSession(
      .make(1, .button, "Save"), .make(2, .alert, "Sure?", [.make(3, .button, "Yes")]))
    #expect(await transcript.run("tap Save\ntap Yes", on: session) == 1)
    #expect(
      transcript.errors == "error: line 1: the button \"Save\" is behind the alert \"Sure?\"\n")
    #expect(session.performed == [.activate(Element.ID(rawValue: 3))])
  }

  @Test func quotedTextsAreTypedAsTheyStand() async {
    let session = FakeSession(.make(1, .textField, "Name"), .make(2, .textField, "Name of pet"))
    let script = #"""
      type Name "  two  spaces "
      type "Name" of pet
      type "Name of pet" "say \"hi\""
      type Name say "hi"
      type Name ""
      type Name "open
      """#
    #expect(await transcript.run(script, on: session) == 1)
    let (name, pet) = (Element.ID(rawValue: 1), Element.ID(rawValue: 2))
    #expect(
      session.performed == [
        .edit(name, text: "  two  spaces "), .edit(name, text: "of pet"),
        .edit(pet, text: #"say "hi""#), .edit(name, text: #"say "hi""#), .edit(name, text: ""),
      ])
    #expect(transcript.errors.hasPrefix(#"error: line 6: the quotation "open has no end; "#))
  }

  @Test func nothingFromOutsideReachesATerminalAsACommandOrPassesForAnotherLine() async {
    let hostile = "\u{1B}[2J\u{1B}]0;title\u{7}\u{0}\r\u{9B}31m\u{202E}"
    let session = FakeSession(
      .make(1, .text, "\(hostile)one\n== Admin ==\r\n[ Delete ]"),
      .make(2, .button, "Save\n[ Delete ]\(hostile)"), .make(3, .textField, hostile),
      .make(4, .list, "", [.make(5, .text, "first\nsecond")]),
      .make(6, .tabs, "", [.make(7, .tab, "One\n--- x ---", isSelected: true)]))
    session.respond = { _ in .refused("\(hostile)\nerror: line 9: none") }
    let script = "show\nstate\ntap \(hostile)\ntap Save\nwait \(hostile)"
    let clock = ImmediateClock<Duration>()
    #expect(await transcript.run(script, on: session, clock: clock) == 1)
    let written = transcript.output + transcript.errors
    let controls = written.unicodeScalars.filter {
      $0.properties.generalCategory == .control && $0 != "\n" || $0 == "\u{202E}"
    }
    #expect(controls.isEmpty)
    let lines = transcript.output.split(separator: "\n")
    for line in ["== Admin ==", "[ Delete ]", "second", "--- x ---"] {
      #expect(!lines.contains { $0 == line })
    }
    #expect(lines.contains("¦ == Admin =="))
    #expect(lines.contains("- first") && lines.contains("  ¦ second"))
    #expect(transcript.errors.split(separator: "\n").count == 3)
  }

  @Test func outputThatCannotBeWrittenEndsTheHost() async {
    struct Full: Error, CustomStringConvertible { var description: String { "the disk is full" } }
    let errors = LockIsolated("")
    let console = PlainConsole.script(
      "show\nshow", write: { _ in throw Full() },
      writeError: { text in errors.withValue { $0 += text } })
    let host = PlainHost(console: console, clock: TestClock<Duration>())
    #expect(await host.run(FakeSession(.make(1, .text, "Hello"))) == 1)
    #expect(errors.value == "error: the output cannot be written: the disk is full\n")
  }
}
