import ArgumentParser
import Hosts
import Testing
import Views

struct HostOptionsTests {
  private struct Program: ParsableCommand {
    @OptionGroup var host: HostOptions
  }

  /// This once compiled and ended the process with a message about ArgumentParser.
  @Test func optionsThatNoCommandLineWasReadIntoChooseByThemselves() {
    #expect(HostOptions().kind == nil)
    #expect(HostOptions(kind: .plain).kind == .plain)
    #expect(HostOptions(kind: .terminal).makeHost() is TerminalHost)
    #expect(HostOptions(kind: .plain).makeHost() is PlainHost)
  }

  @Test func aLanguageWithoutTextsIsRefusedWithThoseThereAre() throws {
    let error = #expect(throws: (any Error).self) { try Program.parse(["--language", "fr"]) }
    let message = Program.message(for: error ?? CancellationError())
    #expect(message.contains("There are no texts in 'fr'. There are: en, ko."))
    #expect(PreferredLanguages.current.tags.isEmpty)
  }

  @Test func onlyATerminalIsDrawnOnInline() throws {
    #expect(try Program.parse(["--inline"]).host.kind == nil)
    #expect(try Program.parse(["--inline", "--host", "terminal"]).host.makeHost() is TerminalHost)
    let error = #expect(throws: (any Error).self) {
      try Program.parse(["--inline", "--host", "web"])
    }
    #expect(
      Program.message(for: error ?? CancellationError())
        == "--inline is for --host terminal, and this is --host web: leave one out.")
  }

  @Test func theHelpIsInTheLanguageOfTheProcess() {
    let korean = PreferredLanguages(["ko"]).asCurrent { Program.helpMessage() }
    #expect(korean.contains("텍스트의 언어. 예: ko."))
    #expect(Program.helpMessage().contains("The language of the texts, such as ko."))
  }

  @Test func aCommandLineChooses() throws {
    #expect(try HostOptions.parse([]).kind == nil)
    #expect(try HostOptions.parse(["--host", "plain"]).kind == .plain)
    #expect(try Program.parse(["--host", "terminal"]).host.kind == .terminal)
    #expect(throws: (any Error).self) { try Program.parse(["--host", "paper"]) }
  }
}
