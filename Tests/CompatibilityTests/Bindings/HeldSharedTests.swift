import ComposableArchitecture
import Testing

/// Shared values that a view holds on to, and exchanges for others.
@MainActor @Suite struct HeldSharedTests {
  struct TallyView: View {
    @State.Shared(.inMemory("port")) var tally = 1
    @State.SharedReader(value: 5) var shown

    var body: some View {
      Text("Tally: \(tally), shown: \(shown)")
      Button("Add") { $tally.withLock { $0 += 1 } }
      Button("Starboard") {
        $tally = Shared(wrappedValue: 10, .inMemory("starboard"))
        $shown = SharedReader($tally)
      }
    }
  }

  struct DeckView: View {
    @State private var strokes = 0

    var body: some View {
      Text("Strokes: \(strokes)")
      Button("Stroke") { strokes += 1 }
      TallyView()
    }
  }

  @Test func whatIsSetInItsPlaceStays() {
    let host = HeadlessHost { DeckView() }
    host.tap("Add")
    #expect(host.text.contains("Tally: 2, shown: 5"))
    host.tap("Starboard")
    host.tap("Add")
    #expect(host.text.contains("Tally: 11, shown: 11"))
    host.tap("Stroke")
    #expect(host.text.contains("Tally: 11, shown: 11"))
    @Shared(.inMemory("port")) var port = 0
    #expect(port == 2)
  }
}
