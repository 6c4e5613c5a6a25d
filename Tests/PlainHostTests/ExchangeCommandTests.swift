import CoreViews
import Testing

@testable import PlainHost

private struct Notice: View {
  @State private var pasted = "nothing"

  var body: some View {
    VStack {
      ShareLink("Send", item: "at noon")
      PasteButton(payloadType: String.self) { pasted = $0.joined() }
      Text("pasted: \(pasted)")
    }
  }
}

/// What goes to other programs, and comes from them, on a pipe.
@MainActor
@Suite struct ExchangeCommandTests {
  @Test func whatIsSharedIsPrintedAndPastedTextIsTyped() async {
    let transcript = Transcript()
    let graph = ViewGraph(Notice())
    defer { graph.close() }
    _ = await transcript.run("tap Send\ntype Paste two ropes", on: graph)
    #expect(transcript.errors == "")
    #expect(transcript.output.contains("shared: at noon\n[ Send ]"))
    #expect(transcript.output.contains("pasted: two ropes"))
  }
}
