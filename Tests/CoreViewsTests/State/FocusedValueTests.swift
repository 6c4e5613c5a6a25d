import CoreViews
import Observation
import Testing
import ViewsTesting

extension FocusedValues {
  @Entry fileprivate var ship: String?
  @Entry fileprivate var note: Binding<String>?
}

@Observable private final class Chart { var name = "North Sea" }

private struct Bridge: View {
  @State private var first = ""
  @State private var second = ""
  @State private var note = "calm"
  let chart = Chart()

  var body: some View {
    TextField("First", text: $first).focusedValue(\.ship, "Alma").focusedValue(\.note, $note)
    TextField("Second", text: $second).focusedValue(\.ship, "Bertha").focusedValue(chart)
    TextField("Third", text: .constant(""))
    Readout()
  }
}

private struct Readout: View {
  @FocusedValue(\.ship) private var ship
  @FocusedValue(Chart.self) private var chart
  @FocusedBinding(\.note) private var note
  var body: some View {
    Text("\(ship ?? "none"), \(chart?.name ?? "no chart"), \(note ?? "no note")")
    Button("Storm") { note = "storm" }
  }
}

@MainActor @Suite struct FocusedValueTests {
  private func focus(_ label: String?, _ host: HeadlessHost) throws -> String {
    let id = try label.map { try host.session.root.find($0).get().id }
    #expect(host.session.perform(.focus(id)) == .done)
    return host.text.split(separator: "\n").dropLast().last.map(String.init) ?? ""
  }

  @Test func theValuesAreThoseAroundTheFocus() throws {
    let host = HeadlessHost { Bridge() }
    #expect(try focus("First", host) == "Alma, no chart, calm")
    #expect(try focus("Second", host) == "Bertha, North Sea, no note")
    #expect(try focus("Third", host) == "none, no chart, no note")
    #expect(try focus("First", host) == "Alma, no chart, calm")
    #expect(try focus(nil, host) == "none, no chart, no note")
  }

  @Test func aViewThatMovesTheFocusIsFollowed() {
    struct Log: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Ship", text: .constant("")).focused($isFocused).focusedValue(\.ship, "Dora")
        Button("Write") { isFocused = true }
        Readout()
      }
    }
    let host = HeadlessHost { Log() }
    #expect(host.text.contains("none, no chart"))
    host.tap("Write")
    #expect(host.text.contains("Dora, no chart"))
  }

  @Test func aValueOfTheSceneIsThereWhereverTheFocusIs() throws {
    struct Scene: View {
      @State var isAtSea = true
      var body: some View {
        if isAtSea { Text("At sea").focusedSceneValue(\.ship, "Clara") }
        Button("Land") { isAtSea = false }
        Readout()
      }
    }
    let host = HeadlessHost { Scene() }
    #expect(host.text.contains("Clara, no chart"))
    host.tap("Land")
    #expect(host.text.contains("none, no chart"))
  }

  @Test func aControlOfOnesOwnKnowsThatItHasTheFocus() throws {
    struct Chip: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Button(isFocused ? "Chosen" : "Free") {} }
    }
    struct Row: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        Chip().focused($isFocused)
        Button("Go") { isFocused = true }
      }
    }
    let host = HeadlessHost { Row() }
    #expect(host.text == "[ Free ]\n[ Go ]")
    host.tap("Go")
    #expect(host.text == "[ Chosen ]\n[ Go ]")
  }

  @Test func aViewReloadsWhatIsAround() async {
    struct Reload: View {
      @Environment(\.refresh) private var refresh
      let log: AsyncStream<String>.Continuation
      var body: some View {
        Text(refresh == nil ? "cannot" : "can").task {
          await refresh?()
          log.yield("done")
        }
      }
    }
    let (stream, log) = AsyncStream.makeStream(of: String.self)
    var events = stream.makeAsyncIterator()
    let host = HeadlessHost {
      Reload(log: log).refreshable { log.yield("loading") }
    }
    #expect(host.text == "can")
    #expect(await events.next() == "loading")
    #expect(await events.next() == "done")
    #expect(HeadlessHost { Reload(log: log) }.text == "cannot")
  }
}
