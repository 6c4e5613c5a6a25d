import CoreViews
import Testing

private struct GreetingView: View {
  @State private var name = ""
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      VStack {
        TextField("Name", text: $name)
        Text("Hello, \(name)!")
        Toggle("Details", isOn: $isShown)
        if isShown { NavigationLink("More") { Text("Nothing more.") } }
      }
      .navigationTitle("Greeting")
    }
  }
}

/// The plain host with real views behind it.
@MainActor
@Suite struct ViewGraphTests {
  @Test func aScriptDrivesRealViews() async {
    let transcript = Transcript()
    let graph = ViewGraph(GreetingView())
    defer { graph.close() }
    let script = "type name 홍길동\ntoggle Details\ntap More\nback"
    #expect(await transcript.run(script, on: graph) == 0)
    #expect(transcript.errors == "")
    #expect(
      transcript.output.hasSuffix(
        """
        > tap More
        < Back
        Nothing more.

        > back
        == Greeting ==
        Name: [홍길동]
        Hello, 홍길동!
        [x] Details
        [ More > ]


        """))
  }
}
