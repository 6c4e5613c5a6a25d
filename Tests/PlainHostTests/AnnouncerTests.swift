import CoreDependencies
import CoreViews
import Foundation
import Testing

@testable import PlainHost

/// What a person on a terminal is told after a command.
@MainActor @Suite struct AnnouncerTests {
  private struct Locker: View {
    @State private var count = 1
    @State private var isNamed = false
    @State private var path: [Int] = []
    @FocusState private var isWriting: Bool
    @State private var name = ""

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Text("Locker"); Divider()
          Stepper("Ropes: \(count)", value: $count)
          if isNamed { TextField("Name", text: $name).focused($isWriting) }
          Toggle("Named", isOn: $isNamed)
          Button("Write") { isWriting = true }
          Button("Nothing") {}
          NavigationLink("Inside", value: 1)
        }
        .navigationDestination(for: Int.self) { _ in Text("Dark") }
      }
    }
  }

  /// What is told after the first screen, a line for each command.
  private func told(_ commands: String...) async -> [String] {
    let transcript = Transcript()
    let lines = AsyncStream { continuation in
      for command in commands { continuation.yield(command) }
      continuation.finish()
    }
    let graph = ViewGraph(Locker())
    defer { graph.close() }
    let console = transcript.console(lines, isInteractive: true)
    _ = await PlainHost(console: console, clock: TestClock<Duration>()).run(graph)
    return transcript.output.components(separatedBy: "\n\n> ").dropFirst().dropLast().map {
      $0.trimmingCharacters(in: .newlines)
    }
  }

  @Test func aValueThatChangesIsToldAlone() async {
    #expect(await told("step Ropes +2") == ["Ropes: 3 [- +]"])
  }

  @Test func whatComesAndGoesIsToldAndSoIsTheFocus() async {
    #expect(
      await told("toggle Named", "tap Write", "toggle Named") == [
        "Name: []\n[x] Named", "focus: Name: []", "[ ] Named\ngone: Name: []",
      ])
  }

  @Test func whereNothingChangesThatIsSaid() async {
    #expect(await told("tap Nothing") == ["nothing has changed"])
  }

  @Test func anotherPageAndShowAreToldAsAWholeWithoutRules() async {
    let told = await told("show", "tap Inside")
    #expect(told.first?.hasPrefix("Locker\nRopes: 1 [- +]") == true)
    #expect(told.last == "< Back\nDark")
  }

  @Test func aPipeGetsTheWholeScreenAfterEachCommand() async {
    let transcript = Transcript()
    let graph = ViewGraph(Locker())
    defer { graph.close() }
    _ = await transcript.run("step Ropes +2", on: graph)
    #expect(transcript.output.contains("Locker\n----------\nRopes: 3"))
  }
}
