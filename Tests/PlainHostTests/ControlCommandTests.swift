import CoreViews
import Testing

@testable import PlainHost

private struct QuayView: View {
  @State private var bollard = 7
  @State private var tide = 2.0
  @State private var isOpen = false

  var body: some View {
    VStack {
      Picker("Bollard", selection: $bollard) {
        ForEach(0..<12) { Text("No. \($0)").tag($0) }
      }
      Slider(value: $tide, in: 0...4) { Text("Tide") }
      DisclosureGroup("Notes", isExpanded: $isOpen) { Text("Mind the step.") }
    }
  }
}

/// Commands for controls, with real views behind them.
@MainActor
@Suite struct ControlCommandTests {
  private func run(_ script: String) async -> (output: String, errors: String) {
    let transcript = Transcript()
    let graph = ViewGraph(QuayView())
    defer { graph.close() }
    _ = await transcript.run(script, on: graph)
    return (transcript.output, transcript.errors)
  }

  @Test func controlsAreUsedByTheirLabels() async {
    let (output, errors) = await run("choose bollard no. 11\nstep Tide -2\nexpand Notes")
    #expect(errors == "")
    #expect(
      output.hasSuffix(
        """
        Bollard: (No. 11) of 12
        Tide: 1.6 (0 to 4)
        [-] Notes
          Mind the step.


        """))
  }

  @Test func chooseListsTheOptions() async {
    let (output, _) = await run("choose Bollard")
    #expect(output.contains("No. 6\n(No. 7)\nNo. 8"))
  }

  @Test func mistakesNameTheFix() async {
    let (_, errors) = await run(
      """
      choose "Bollard" "No. 99"
      slide Tide 9
      slide Tide low
      move Tide
      search fog
      """)
    #expect(
      errors == """
        error: line 1: there is no choice "No. 99" on screen; did you mean "No. 9", "No. 0" or "No. 1"?
        error: line 2: the slider "Tide" cannot take "9"; it needs a number from 0 to 4
        error: line 3: "low" is not a number; write "slide LABEL NUMBER"
        error: line 4: something is missing; write "move LABEL PLACE"
        error: line 5: nothing on screen can be searched

        """)
  }
}
